import type { ContentField } from '@marram/contract/content/model/content-type'
import { contentTypes } from '@marram/contract/content/model/content-types'
import type { Locale } from '@marram/domain/edition'
import type { ContentContext, SeenEntry, StoredEntry } from '../context.ts'
import { resolveEntry, type View } from '../graphql/resolve-links.ts'
import { findTextLinks, isLink, isRecord } from './links.ts'
import { fieldValue } from './load-entries.ts'

/** Enough for any page; what an editor pastes beyond it is not worth the memory of a search. */
const maxCharacters = 20_000
/** A page, its section, a column of it, and a box in its text, with room to spare. */
const maxDepth = 6

const spoken = new Set(['title', 'intro', 'text', 'quote', 'question'])
/** Where a guest goes from here, which says nothing of the page itself. */
const leadingAway = new Set(['parent', 'link', 'internalLink', 'categories'])
/** What has an address is found there; of these a page shows a card. */
const shownAsCard = new Set(['page', 'blog', 'job', 'category', 'street', 'area'])
const ofCard = new Set(['title', 'intro', 'excerpt'])
const people = new Set(['employee', 'department'])

const fieldsOfType = new Map(contentTypes.map(({ sys, fields }) => [sys.id, fields]))

/** An entry is loaded once per request: asked for its text under many names, it is read once. */
const known = new WeakMap<StoredEntry, Map<Locale, Promise<string>>>()

/** Everything that a guest reads of an entry, whichever sections, boxes and rich texts it is made of. */
export function readText(entry: SeenEntry, context: ContentContext): Promise<string> {
  const texts = known.get(entry.stored) ?? new Map<Locale, Promise<string>>()
  known.set(entry.stored, texts)
  const text = texts.get(entry.locale) ?? joinedText(entry, context)
  texts.set(entry.locale, text)
  return text
}

async function joinedText(entry: SeenEntry, context: ContentContext): Promise<string> {
  const words = await wordsOf(entry, context, [])
  return words.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, maxCharacters)
}

/** The ids `above` are those of the entries that hold this one, from the page down. */
async function wordsOf(entry: SeenEntry, context: ContentContext, above: readonly string[]): Promise<string[]> {
  const fields = fieldsOfType.get(entry.stored.type) ?? []
  const way = [...above, entry.stored.id]
  // All at once, so that the entries of one level are loaded together.
  const words = await Promise.all(
    fields.flatMap((field) => {
      const value = fieldValue(entry, field, entry.locale)
      const parts = way.length < maxDepth ? partsIn(field, value).filter((id) => !way.includes(id)) : []
      return [...plainWords(field, value), ...parts.map((id) => wordsOfPart(id, entry, context, way))]
    }),
  )
  return words.flat()
}

async function wordsOfPart(
  id: string,
  view: View,
  context: ContentContext,
  above: readonly string[],
): Promise<string[]> {
  const entry = await resolveEntry(id, view, context)
  if (!entry || people.has(entry.stored.type)) return []
  if (!shownAsCard.has(entry.stored.type)) return wordsOf(entry, context, above)
  const fields = fieldsOfType.get(entry.stored.type) ?? []
  return fields
    .filter((field) => ofCard.has(field.id))
    .flatMap((field) => asWords(fieldValue(entry, field, view.locale)))
}

function plainWords(field: ContentField, value: unknown): string[] {
  if (field.type === 'Symbol' || field.type === 'Text') return spoken.has(field.id) ? asWords(value) : []
  return field.type === 'RichText' || field.type === 'Object' ? wordsInside(value) : []
}

/** The ids of the entries that a field shows. */
function partsIn(field: ContentField, value: unknown): string[] {
  if (leadingAway.has(field.id)) return []
  if (field.type === 'RichText') {
    const shown = findTextLinks(value).filter(
      ({ place, link }) => place !== 'hyperlink' && link.sys.linkType === 'Entry',
    )
    return [...new Set(shown.map(({ link }) => link.sys.id))]
  }
  const links = (Array.isArray(value) ? value : [value]).filter(isLink)
  return links.flatMap(({ sys }) => (sys.linkType === 'Entry' ? sys.id : []))
}

/** Of a rich text the texts, of other JSON what has the name of something spoken. */
function wordsInside(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsInside)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner !== 'string' ? wordsInside(inner) : key === 'value' || spoken.has(key) ? [inner] : [],
  )
}

const asWords = (value: unknown): string[] => (typeof value === 'string' ? [value] : [])
