/** Contentful's validation of a field's values; only the kinds in use. */
export type Validation =
  | { readonly in: readonly string[] }
  | { readonly unique: true }
  | { readonly size: { readonly min?: number; readonly max?: number } }
  | { readonly range: { readonly min?: number; readonly max?: number } }
  | { readonly regexp: { readonly pattern: string; readonly flags: string | null }; readonly message?: string }
  | { readonly linkContentType: readonly string[] }
  | { readonly linkMimetypeGroup: readonly string[] }

export type LinkType = 'Entry' | 'Asset'

export type FieldType =
  | 'Symbol'
  | 'Text'
  | 'RichText'
  | 'Integer'
  | 'Date'
  | 'Boolean'
  | 'Object'
  | 'Location'
  | 'Link'
  | 'Array'

export type FieldItems = {
  readonly type: 'Symbol' | 'Integer' | 'Link'
  readonly linkType?: LinkType
  readonly validations: readonly Validation[]
}

export type ContentField = {
  readonly id: string
  readonly name: string
  readonly type: FieldType
  readonly localized: boolean
  readonly required: boolean
  readonly disabled: false
  readonly omitted: false
  readonly validations: readonly Validation[]
  /** For type Link only. */
  readonly linkType?: LinkType
  /** For type Array only. */
  readonly items?: FieldItems
}

/** A content type in the format of Contentful's management API. */
export type ContentType = {
  readonly sys: { readonly id: string; readonly type: 'ContentType' }
  readonly name: string
  readonly description: string
  readonly displayField: string | null
  readonly fields: readonly ContentField[]
}

/** The content types that a link may target; null for any. */
export function linkedTypes(validations: readonly Validation[]): readonly string[] | null {
  for (const validation of validations) if ('linkContentType' in validation) return validation.linkContentType
  return null
}

/** Maximum number of items in a list, if the model has one. */
export function maxSize(validations: readonly Validation[]): number | null {
  for (const validation of validations) if ('size' in validation) return validation.size.max ?? null
  return null
}
