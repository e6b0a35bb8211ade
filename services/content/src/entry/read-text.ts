import type { ContentField } from '@marram/contract/content/model/content-type'
import { contentTypes } from '@marram/contract/content/model/content-types'
import type { Locale } from '@marram/domain/edition'
import type { ContentContext, StoredEntry, ViewedEntry } from '../context.ts'
import { resolveEntry, type View } from '../graphql/resolve-links.ts'
import { findTextLinks, isLink, isRecord } from './links.ts'
import { fieldValue } from './load-entries.ts'

/** Enough for any page; limits the search's memory. */
const maxCharacters = 20_000
/** More than page, section, column and box. */
const maxDepth = 6

const readableFields = new Set(['title', 'intro', 'text', 'quote', 'question'])
/** Links to other pages, whose text is not part of this page. */
const outgoingLinks = new Set(['parent', 'link', 'internalLink', 'categories'])
/** Entries with their own page, of which others show only a card. */
const shownAsCard = new Set(['page', 'blog', 'job', 'category', 'street', 'area'])
const cardFields = new Set(['title', 'intro', 'excerpt'])
const people = new Set(['employee', 'department'])

const fieldsOfType = new Map(contentTypes.map(({ sys, fields }) => [sys.id, fields]))

/** Memoises texts by entry, because a query may request one under several aliases. */
const known = new WeakMap<StoredEntry, Map<Locale, Promise<string>>>()

/** All readable text of an entry with its sections, boxes and rich texts. */
export function readText(entry: ViewedEntry, context: ContentContext): Promise<string> {
  const texts = known.get(entry.stored) ?? new Map<Locale, Promise<string>>()
  known.set(entry.stored, texts)
  const text = texts.get(entry.locale) ?? joinedText(entry, context)
  texts.set(entry.locale, text)
  return text
}

async function joinedText(entry: ViewedEntry, context: ContentContext): Promise<string> {
  const words = await wordsOf(entry, context, [])
  return words.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, maxCharacters)
}

/** `above`: ids of the containing entries, from the page down. */
async function wordsOf(entry: ViewedEntry, context: ContentContext, above: readonly string[]): Promise<string[]> {
  const fields = fieldsOfType.get(entry.stored.type) ?? []
  const way = [...above, entry.stored.id]
  // In parallel, so that the entries of one level load in one batch.
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
    .filter((field) => cardFields.has(field.id))
    .flatMap((field) => asWords(fieldValue(entry, field, view.locale)))
}

function plainWords(field: ContentField, value: unknown): string[] {
  if (field.type === 'Symbol' || field.type === 'Text') return readableFields.has(field.id) ? asWords(value) : []
  return field.type === 'RichText' || field.type === 'Object' ? wordsInside(value) : []
}

/** Ids of the entries in a field. */
function partsIn(field: ContentField, value: unknown): string[] {
  if (outgoingLinks.has(field.id)) return []
  if (field.type === 'RichText') {
    const shown = findTextLinks(value).filter(
      ({ place, link }) => place !== 'hyperlink' && link.sys.linkType === 'Entry',
    )
    return [...new Set(shown.map(({ link }) => link.sys.id))]
  }
  const links = (Array.isArray(value) ? value : [value]).filter(isLink)
  return links.flatMap(({ sys }) => (sys.linkType === 'Entry' ? sys.id : []))
}

/** The texts of a rich text, or the readable fields of other JSON. */
function wordsInside(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsInside)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner !== 'string' ? wordsInside(inner) : key === 'value' || readableFields.has(key) ? [inner] : [],
  )
}

const asWords = (value: unknown): string[] => (typeof value === 'string' ? [value] : [])
