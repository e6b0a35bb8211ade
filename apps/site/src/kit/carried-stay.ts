import { createStore } from './store.ts'

/**
 * The stay chosen on the current page, as a query string; empty if there is none. Pages write it; links outside any
 * page, such as the header's, append it.
 */
export const carriedStay = createStore('')
