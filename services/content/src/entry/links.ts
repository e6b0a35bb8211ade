import type { ContentType } from '@marram/contract/content/model/content-type'
import type { ContentLink, EntryFields } from '@marram/contract/content/model/entry'

export type FoundLink = { readonly field: string; readonly kind: 'Entry' | 'Asset'; readonly id: string }

/** All links of an entry, including those in rich texts, once per field. */
export function findLinks(type: ContentType, fields: EntryFields): FoundLink[] {
  const found = new Map<string, FoundLink>()
  for (const { id: field, type: kind } of type.fields) {
    if (kind !== 'Link' && kind !== 'Array' && kind !== 'RichText') continue
    for (const value of Object.values(fields[field] ?? {})) {
      for (const { sys } of kind === 'RichText' ? linksInText(value) : linksInValue(value)) {
        found.set(`${field} ${sys.linkType} ${sys.id}`, { field, kind: sys.linkType, id: sys.id })
      }
    }
  }
  return [...found.values()]
}

function linksInValue(value: unknown): ContentLink[] {
  return (Array.isArray(value) ? value : [value]).filter(isLink)
}

/** The link list of a rich text that a node belongs to. */
export type LinkPlace = 'block' | 'inline' | 'hyperlink'
export type TextLink = { readonly link: ContentLink; readonly place: LinkPlace }

const places: Readonly<Record<string, LinkPlace>> = {
  'embedded-entry-block': 'block',
  'embedded-asset-block': 'block',
  'embedded-entry-inline': 'inline',
  'entry-hyperlink': 'hyperlink',
  'asset-hyperlink': 'hyperlink',
}

export function findTextLinks(document: unknown): TextLink[] {
  const found: TextLink[] = []
  const walk = (node: unknown): void => {
    if (!isRecord(node)) return
    const place = typeof node.nodeType === 'string' ? places[node.nodeType] : undefined
    const target = isRecord(node.data) ? node.data.target : undefined
    if (place && isLink(target)) found.push({ link: target, place })
    if (Array.isArray(node.content)) node.content.forEach(walk)
  }
  walk(document)
  return found
}

const linksInText = (value: unknown): ContentLink[] => findTextLinks(value).map(({ link }) => link)

export function isLink(value: unknown): value is ContentLink {
  if (!isRecord(value) || !isRecord(value.sys)) return false
  const { type, linkType, id } = value.sys
  return type === 'Link' && (linkType === 'Entry' || linkType === 'Asset') && typeof id === 'string'
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
