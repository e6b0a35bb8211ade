import { findSetting, loadPublished, textOf } from '@marram/database/content/published-entries'
import type { Database } from '@marram/database/schema.generated'
import { editionByKey, type Locale } from '@marram/domain/edition'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { AppendixPart } from '@marram/i18n/mail/letter'
import type { Kysely } from 'kysely'

/**
 * The rental terms as published now, for a confirmation: consumers must get them on a durable medium, and a page may change
 * after the booking. Empty without a page of terms.
 */
export async function loadTerms(db: Kysely<Database>, edition: EditionKey): Promise<AppendixPart[]> {
  const { locale } = editionByKey(edition)
  // The terms of the booking flow have priority, as on the site.
  const id = idIn(await findSetting(db, 'bookingflow')) ?? idIn(await findSetting(db, 'terms'))
  if (id === null) return []
  const page = (await loadPublished(db, [id])).get(id)
  const title = page && textOf(page, 'title', locale)
  if (!page || !title) return []
  const content = page.content?.[locale]
  const boxes = await loadBoxes(db, embeddedIn(content), locale)
  const intro = textOf(page, 'intro', locale)
  return [{ kind: 'title', text: title }, ...(intro ? [paragraph(intro)] : []), ...partsIn(content, boxes)]
}

type Fields = Awaited<ReturnType<typeof findSetting>>
type Boxes = ReadonlyMap<string, readonly AppendixPart[]>

function idIn(setting: Fields): string | null {
  const [link] = Object.values(setting?.page ?? {})
  return targetOf(link)
}

/** Boxes with a title and a text, such as facts. */
async function loadBoxes(db: Kysely<Database>, ids: readonly string[], locale: Locale): Promise<Boxes> {
  const entries = await loadPublished(db, ids)
  return new Map(
    [...entries].map(([id, fields]) => {
      const title = textOf(fields, 'title', locale)
      return [id, [...(title ? [heading(title)] : []), ...partsIn(fields.text?.[locale], new Map())]]
    }),
  )
}

const heading = (text: string): AppendixPart => ({ kind: 'heading', text })
const paragraph = (text: string): AppendixPart => ({ kind: 'text', text })
const item = (text: string): AppendixPart => ({ kind: 'item', text })

/** A rich text as lines: a row of a table is an item, and a link its words. */
function partsIn(node: unknown, boxes: Boxes): AppendixPart[] {
  const type = typeIn(node)
  const words = wordsIn(node)
  if (type === 'embedded-entry-block') return [...(boxes.get(targetIn(node) ?? '') ?? [])]
  if (type === 'table-row') return [item(childrenOf(node).map(wordsIn).join(': '))]
  if (type === 'list-item') return [item(words)]
  if (type.startsWith('heading-')) return [heading(words)]
  if (type === 'paragraph' || type === 'blockquote') return words === '' ? [] : [paragraph(words)]
  return childrenOf(node).flatMap((child) => partsIn(child, boxes))
}

function embeddedIn(node: unknown): string[] {
  const own = typeIn(node) === 'embedded-entry-block' ? (targetIn(node) ?? []) : []
  return [own, ...childrenOf(node).map(embeddedIn)].flat()
}

function wordsIn(node: unknown): string {
  const value = typeIn(node) === 'text' ? valueIn(node, 'value') : null
  return typeof value === 'string' ? value : childrenOf(node).map(wordsIn).join('').trim()
}

const valueIn = (node: unknown, key: string): unknown =>
  typeof node === 'object' && node !== null ? Object.entries(node).find(([name]) => name === key)?.[1] : undefined

const typeIn = (node: unknown): string => String(valueIn(node, 'nodeType') ?? '')

function childrenOf(node: unknown): readonly unknown[] {
  const content = valueIn(node, 'content')
  return Array.isArray(content) ? content : []
}

const targetIn = (node: unknown): string | null => targetOf(valueIn(valueIn(node, 'data'), 'target'))

function targetOf(link: unknown): string | null {
  const id = valueIn(valueIn(link, 'sys'), 'id')
  return typeof id === 'string' ? id : null
}
