/** All cards of the server's catalogue at table size, or large: /dev/gallery.html?kind=curse&width=220 */
import { mount } from 'svelte'
import '../src/style/fonts.css'
import '../src/style/base.css'
import Gallery from './Gallery.svelte'

mount(Gallery, { target: document.getElementById('app')! })
