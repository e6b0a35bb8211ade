import { createStore } from '../../kit/store.ts'

/** Tells if the server runs another build than the one that rendered this page. */
export type SiteVersion = { readonly hasChanged: boolean }

export const siteVersion = createStore<SiteVersion>({ hasChanged: false })
