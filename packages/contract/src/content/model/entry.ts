import type { Locale } from '@marram/domain/edition'

/** A value per locale. A field without `localized` has the default locale only. */
export type LocalisedValue = Readonly<Partial<Record<Locale, unknown>>>
export type EntryFields = Readonly<Record<string, LocalisedValue>>

/** The locale under which fields common to all editions are stored. */
export const defaultLocale: Locale = 'de-DE'

/** An entry as imported, exported and kept in git. */
export type ContentEntry = {
  readonly sys: {
    readonly id: string
    readonly contentType: string
    /**
     * `draft`: never published. `changed`: `fields` are published, and `draft` is pending. Missing: published without
     * changes.
     */
    readonly status?: 'draft' | 'changed'
  }
  readonly fields: EntryFields
  readonly draft?: EntryFields
}

export type AssetFile = {
  readonly url: string
  readonly contentType: string
  readonly fileName: string
  readonly size?: number
  readonly image?: { readonly width: number; readonly height: number }
}

/** Its fields are `title` and `description` per locale, and `file`. */
export type ContentAsset = {
  readonly sys: { readonly id: string; readonly status?: 'draft' | 'changed' }
  readonly fields: EntryFields
  readonly draft?: EntryFields
}

/** A link in a field's value. */
export type ContentLink = {
  readonly sys: { readonly type: 'Link'; readonly linkType: 'Entry' | 'Asset'; readonly id: string }
}
