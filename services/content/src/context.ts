import type { EntryFields } from '@marram/contract/content/model/entry'
import type { Database } from '@marram/database/schema.generated'
import type { Locale } from '@marram/domain/edition'
import type { Kysely } from 'kysely'
import type { TagList } from './graphql/tag-list.ts'

/** The public or the preview version. */
export type Stage = 'published' | 'draft'

export type StoredEntry = {
  readonly id: string
  readonly type: string
  readonly fields: EntryFields
  readonly publishedAt: Date | null
  readonly firstPublishedAt: Date | null
  readonly publishedVersion: number | null
}
/** Like an entry without a content type. */
export type StoredAsset = Omit<StoredEntry, 'type'>

/** The paths of an entry, for the locales that it is in. */
export type Paths = ReadonlyMap<Locale, string>

/** Batching loaders. */
export type Loads = {
  readonly entry: (id: string) => Promise<StoredEntry | null>
  readonly asset: (id: string) => Promise<StoredAsset | null>
  readonly paths: (id: string) => Promise<Paths | null>
}

/** Shared by resolvers during one request. */
export type ContentContext = {
  readonly db: Kysely<Database>
  /** True if the caller sent the preview key. */
  readonly canPreview: boolean
  readonly tags: TagList
  readonly loads: Readonly<Record<Stage, Loads>>
}

/** An entry or asset with the edition and stage of the query. */
export type Viewed<T> = { readonly stored: T; readonly locale: Locale; readonly stage: Stage }
export type ViewedEntry = Viewed<StoredEntry>
export type ViewedAsset = Viewed<StoredAsset>
