import type { Locale } from '@marram/domain/edition'

/** A value per locale. A field without `localized` has the default locale only. */
export type LocalisedValue = Readonly<Partial<Record<Locale, unknown>>>
export type EntryFields = Readonly<Record<string, LocalisedValue>>

/** Where the value of a field stands that is the same in every edition. */
export const defaultLocale: Locale = 'de-DE'

/** An entry as it is imported, exported and kept in git. */
export type ContentEntry = {
  readonly sys: {
    readonly id: string
    readonly contentType: string
    /** `draft`: never shown. `changed`: `fields` are shown, and `draft` waits to be. Without it: published as it is. */
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

/** A link as a field holds it. */
export type ContentLink = {
  readonly sys: { readonly type: 'Link'; readonly linkType: 'Entry' | 'Asset'; readonly id: string }
}
