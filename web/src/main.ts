import { mount } from 'svelte'
import App from './App.svelte'
import './style/fonts.css'
import './style/base.css'
import './style/tables.css'
import './style/frames.css'

mount(App, { target: document.getElementById('app')! })
