import { createStore } from '../../kit/store.ts'

/** Whether the server runs another build than this page came from. */
export type SiteVersion = { readonly hasChanged: boolean }

export const siteVersion = createStore<SiteVersion>({ hasChanged: false })
