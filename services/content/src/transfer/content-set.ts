import type { ContentAsset, ContentEntry } from '@marram/contract/content/model/entry'

/** What is imported, exported and kept in a folder. */
export type ContentSet = { readonly entries: readonly ContentEntry[]; readonly assets: readonly ContentAsset[] }
