import type { ContentField, ContentType, FieldItems, FieldType, LinkType, Validation } from './content-type.ts'

type Options = {
  readonly required?: boolean
  readonly localized?: boolean
  readonly name?: string
  readonly validations?: readonly Validation[]
}
type Made = Omit<ContentField, 'id'>

/** Options of a field: one value per edition, and mandatory. */
export const localized = { localized: true } as const
export const required = { required: true } as const
export const title = { localized: true, required: true } as const

function field(type: FieldType, options: Options, rest: { linkType?: LinkType; items?: FieldItems } = {}): Made {
  const { required = false, localized = false, name = '', validations = [] } = options
  return { name, type, localized, required, disabled: false, omitted: false, validations, ...rest }
}

export const symbol = (options: Options = {}): Made => field('Symbol', options)
export const text = (options: Options = {}): Made => field('Text', options)
export const richText = (options: Options = localized): Made => field('RichText', options)
export const integer = (options: Options = {}): Made => field('Integer', options)
export const boolean = (options: Options = {}): Made => field('Boolean', options)
export const date = (options: Options = {}): Made => field('Date', options)
export const json = (options: Options = {}): Made => field('Object', options)
export const location = (options: Options = {}): Made => field('Location', options)

/** One of a fixed list of words. */
export const choice = (words: readonly string[], options: Options = {}): Made =>
  field('Symbol', { ...options, validations: [{ in: words }] })

/** One path segment. */
export const slug = (options: Options = title): Made =>
  field('Symbol', {
    ...options,
    validations: [
      {
        regexp: { pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', flags: null },
        message: 'one segment of an address: a-z, 0-9 and single hyphens',
      },
    ],
  })

export const asset = (options: Options = {}): Made => field('Link', options, { linkType: 'Asset' })

/** A link to an entry of one of these types, or of any type if none is given. */
export const link = (...types: string[]): Made => field('Link', { validations: typesOf(types) }, { linkType: 'Entry' })

export const links = (types: readonly string[], max?: number): Made =>
  field('Array', sizeOf(max), { items: { type: 'Link', linkType: 'Entry', validations: typesOf(types) } })

export const assets = (max?: number): Made =>
  field('Array', sizeOf(max), { items: { type: 'Link', linkType: 'Asset', validations: [] } })

/** Contentful itself only has lists of words and links, and would store these numbers as JSON. */
export const integers = (): Made => field('Array', {}, { items: { type: 'Integer', validations: [] } })

const typesOf = (types: readonly string[]): Validation[] => (types.length > 0 ? [{ linkContentType: types }] : [])
const sizeOf = (max: number | undefined): Options => (max === undefined ? {} : { validations: [{ size: { max } }] })

/** Fields in the order shown to editors; the name of a field defaults to its id. */
export function contentType(id: string, description: string, fields: Readonly<Record<string, Made>>): ContentType {
  const list = Object.entries(fields).map(([key, made]) => ({ id: key, ...made, name: made.name || nameOf(key) }))
  const shown = ['title', 'name', 'question', 'key', 'from'].find((key) => fields[key]?.type === 'Symbol')
  return {
    sys: { id, type: 'ContentType' },
    name: nameOf(id),
    description,
    displayField: shown ?? null,
    fields: list,
  }
}

/** `seoTitle` → `Seo title`. */
function nameOf(id: string): string {
  const words = id.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
