import type { EntryFields } from '@marram/contract/content/model/entry'
import type { Database } from '@marram/database/schema.generated'
import type { Locale } from '@marram/domain/edition'
import type { Kysely } from 'kysely'
import type { TagList } from './graphql/tag-list.ts'

/** What is seen: by everybody, or by a preview. */
export type Stage = 'published' | 'draft'

export type StoredEntry = {
  readonly id: string
  readonly type: string
  readonly fields: EntryFields
  readonly publishedAt: Date | null
  readonly firstPublishedAt: Date | null
  readonly publishedVersion: number | null
}
/** An asset has no content type; everything else is the same. */
export type StoredAsset = Omit<StoredEntry, 'type'>

/** The addresses of an entry; a locale that it is not in is missing. */
export type Paths = ReadonlyMap<Locale, string>

/** Each gathers the ids of a moment and asks the database once. */
export type Loads = {
  readonly entry: (id: string) => Promise<StoredEntry | null>
  readonly asset: (id: string) => Promise<StoredAsset | null>
  readonly paths: (id: string) => Promise<Paths | null>
}

/** What resolvers share during one request. */
export type ContentContext = {
  readonly db: Kysely<Database>
  /** Whether the caller has shown the preview key. */
  readonly canPreview: boolean
  readonly tags: TagList
  readonly loads: Readonly<Record<Stage, Loads>>
}

/** An entry as seen in one edition. */
export type Seen<T> = { readonly stored: T; readonly locale: Locale; readonly stage: Stage }
export type SeenEntry = Seen<StoredEntry>
export type SeenAsset = Seen<StoredAsset>
