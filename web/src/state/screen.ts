/** The one break of the layout: below it the page is laid out for a hand that holds a phone. */
import { MediaQuery } from 'svelte/reactivity'

export const phone = new MediaQuery('(max-width: 640px)')
