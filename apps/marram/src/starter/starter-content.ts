import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { editionsOf } from '@marram/contract/agency/agency'
import type { AgencyProfile } from '@marram/contract/agency/profile'
import { findContentType } from '@marram/contract/content/model/content-types'
import { type ContentEntry, defaultLocale, type EntryFields } from '@marram/contract/content/model/entry'
import { findPlacesToFill } from '@marram/contract/content/place-to-fill'
import { editionByKey } from '@marram/domain/edition'
import type { Terms } from '@marram/domain/terms'
import type { EditionKey } from '@marram/i18n/edition-key'
import * as v from 'valibot'
import { factsOf, fillIn, wordsShape } from './facts.ts'
import { toRichText } from './markdown.ts'

const folder = join(import.meta.dirname, '..', '..', 'starter')

const fieldsShape = v.record(v.string(), v.unknown())
const frameShape = v.strictObject({
  /** Pages without their texts, by id. */
  pages: v.record(v.string(), fieldsShape),
  entries: v.array(v.strictObject({ id: v.string(), contentType: v.string(), fields: fieldsShape })),
})

type Text = { readonly title: string; readonly [field: string]: unknown }
type Language = { readonly edition: EditionKey; readonly texts: ReadonlyMap<string, Text>; fill(text: string): string }

/**
 * The first pages of an agency, in the editions that are on. A text with a place to fill in is a draft; the others are
 * public.
 */
export async function makeStarterContent(profile: AgencyProfile, terms: Terms): Promise<ContentEntry[]> {
  const frame = v.parse(frameShape, JSON.parse(await readFile(join(folder, 'frame.json'), 'utf8')))
  const pages = Object.keys(frame.pages)
  const languages = await Promise.all(
    editionsOf(profile).map((edition) => readLanguage(edition, pages, profile, terms)),
  )
  const faqs = [...(languages[0]?.texts.keys() ?? [])].filter((id) => id.startsWith('faq-'))
  return [
    ...Object.entries(frame.pages).map(([id, fields]) => textEntry(languages, id, 'page', fields)),
    textEntry(languages, 'area-example', 'area', {}),
    ...faqs.map((id) => textEntry(languages, id, 'faq', {})),
    ...frame.entries.map(({ id, contentType, fields }) =>
      finish(id, contentType, localise(languages, contentType, fields)),
    ),
  ]
}

async function readLanguage(
  edition: EditionKey,
  pages: readonly string[],
  profile: AgencyProfile,
  terms: Terms,
): Promise<Language> {
  const read = (file: string) => readFile(join(folder, edition, file), 'utf8')
  const words = v.parse(wordsShape, JSON.parse(await read('words.json')))
  const facts = factsOf(edition, { profile, terms, words })
  if (!facts) throw new Error(`The profile has no edition ${edition}.`)
  const fill = (text: string): string => fillIn(text, facts)
  const ids = [...pages, 'area-example']
  const texts = await Promise.all(
    ids.map(async (id) => [id, parsePage(fill(await read(`${id}.md`)), profile.name)] as const),
  )
  return { edition, texts: new Map([...texts, ...parseQuestions(fill(await read('faq.md')))]), fill }
}

function parsePage(markdown: string, agency: string): Text {
  const [, head = '', title = '', body = ''] = /^---\n(.*?)\n---\n# ([^\n]+)\n(.*)$/s.exec(markdown) ?? []
  const {
    slug = '',
    intro = '',
    description = '',
  } = Object.fromEntries(
    head.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const content = body.trim() === '' ? {} : { content: toRichText(body) }
  return { title, slug, intro, ...content, seoTitle: `${title} | ${agency}`, seoDescription: description }
}

function parseQuestions(markdown: string): [string, Text][] {
  return markdown.split(/^## /m).flatMap((part): [string, Text][] => {
    const [heading = '', ...body] = part.split('\n')
    const [id = '', question = ''] = heading.split(' | ')
    return question === '' ? [] : [[id, { title: question, question, answer: toRichText(body.join('\n')) }]]
  })
}

function textEntry(
  languages: readonly Language[],
  id: string,
  type: string,
  shared: Record<string, unknown>,
): ContentEntry {
  const known = new Set(findContentType(type)?.fields.map((field) => field.id))
  const fields: Record<string, Record<string, unknown>> = localise(languages, type, shared)
  for (const { edition, texts } of languages) {
    for (const [field, value] of Object.entries(texts.get(id) ?? {})) {
      if (known.has(field)) fields[field] = { ...fields[field], [editionByKey(edition).locale]: value }
    }
  }
  return finish(id, type, fields)
}

/** `{da, de, en}` for texts, anything else for a value that all editions share; `@id` is a link. */
function localise(
  languages: readonly Language[],
  type: string,
  fields: Record<string, unknown>,
): Record<string, Record<string, unknown>> {
  const model = new Map(findContentType(type)?.fields.map((field) => [field.id, field]))
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const field = model.get(name)
      if (!field?.localized) return [name, { [defaultLocale]: withLinks(value) }]
      const inLanguage = languages.map(({ edition, fill }) => {
        const own = fillAll(v.parse(fieldsShape, value)[edition], fill)
        const content = field.type === 'RichText' ? toRichText(String(own)) : own
        return [editionByKey(edition).locale, content]
      })
      return [name, Object.fromEntries(inLanguage)]
    }),
  )
}

function withLinks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLinks)
  if (typeof value !== 'string' || !value.startsWith('@')) return value
  return { sys: { type: 'Link', linkType: 'Entry', id: value.slice(1) } }
}

function fillAll(value: unknown, fill: (text: string) => string): unknown {
  if (typeof value === 'string') return fill(value)
  if (Array.isArray(value)) return value.map((item) => fillAll(item, fill))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillAll(item, fill)]))
}

function finish(id: string, contentType: string, fields: EntryFields): ContentEntry {
  const isDraft = findPlacesToFill(fields).length > 0
  return { sys: { id, contentType, ...(isDraft && { status: 'draft' as const }) }, fields }
}
