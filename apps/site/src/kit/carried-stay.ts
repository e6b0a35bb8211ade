import { createStore } from './store.ts'

/**
 * The stay that the guest has chosen on the page that is shown, as the query of an address; empty where there is none.
 * Pages write it, and links that belong to no page, such as the header's, lead on with it.
 */
export const carriedStay = createStore('')
