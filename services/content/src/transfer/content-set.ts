import type { ContentAsset, ContentEntry } from '@marram/contract/content/model/entry'

/** Content for imports, exports and folders. */
export type ContentSet = { readonly entries: readonly ContentEntry[]; readonly assets: readonly ContentAsset[] }
