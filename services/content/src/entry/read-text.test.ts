import { blockTypes } from '@marram/contract/content/model/blocks'
import { sectionTypes } from '@marram/contract/content/model/sections'
import { expect, test } from 'vitest'
import type { ContentContext, Loads, StoredEntry } from '../context.ts'
import { createTagList } from '../graphql/tag-list.ts'
import { readText } from './read-text.ts'

type Fields = Readonly<Record<string, unknown>>

/** The text of the first of these entries, which may link to each other. */
function textOf(entries: Readonly<Record<string, readonly [type: string, fields: Fields]>>, locale = 'de-DE' as const) {
  const stored = new Map(
    Object.entries(entries).map(([id, [type, fields]]): [string, StoredEntry] => {
      const inLocales = Object.entries(fields).map(([name, value]) => [name, { 'da-DK': value, 'de-DE': value }])
      const dates = { publishedAt: null, firstPublishedAt: null, publishedVersion: null }
      return [id, { id, type, fields: Object.fromEntries(inLocales), ...dates }]
    }),
  )
  const [first] = stored.values()
  if (!first) throw new Error('There is no entry.')
  const nothing = async () => null
  const published: Loads = { entry: async (id) => stored.get(id) ?? null, asset: nothing, paths: nothing }
  const context: Omit<ContentContext, 'db'> = {
    canPreview: false,
    tags: createTagList(),
    loads: { published, draft: published },
  }
  // Reading a text takes no direct database query.
  return readText({ stored: first, locale, stage: 'published' }, context as ContentContext)
}

const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } })
const paragraph = (value: string) => ({
  nodeType: 'paragraph',
  content: [{ nodeType: 'text', value, marks: [{ type: 'bold' }] }],
})
const embedded = (id: string, nodeType = 'embedded-entry-block') => ({ nodeType, data: { target: link(id) } })
const document = (...content: unknown[]) => ({ nodeType: 'document', content })

test('a page’s text includes its sections and the boxes inside them', async () => {
  const box = document(
    paragraph('Am Strand\n gilt Leinenpflicht.'),
    embedded('when'),
    embedded('other', 'entry-hyperlink'),
  )
  const text = await textOf({
    page: [
      'page',
      {
        title: 'Ferien mit Hund',
        slug: 'ferien-mit-hund',
        parent: link('other'),
        image: link('picture', 'Asset'),
        content: box,
        sections: [link('quote'), link('people'), link('ways'), link('gone')],
      },
    ],
    when: ['accordion', { title: 'Wann?', content: document(paragraph('Ab April.')) }],
    other: ['page', { title: 'Eine andere Seite' }],
    quote: ['sectionQuote', { quote: 'Sehr schön', author: 'Anna' }],
    people: ['sectionEmployees', { title: 'Wir', employees: [link('karen')] }],
    karen: ['employee', { name: 'Karen', locations: [link('office')] }],
    office: ['department', { title: 'Blåvand' }],
    ways: ['sectionEntrances', { title: 'Weiter', items: [link('beach')], link: link('other') }],
    beach: ['page', { title: 'Strände', intro: 'Wo der Hund frei läuft', sections: [link('quote')] }],
  })
  expect(text).toBe(
    'Ferien mit Hund Am Strand gilt Leinenpflicht. Wann? Ab April. Sehr schön Wir Weiter Strände Wo der Hund frei läuft',
  )
})

test('circular boxes and endless texts are cut off', async () => {
  const circle = await textOf({
    one: ['accordion', { title: 'eins', content: document(embedded('two')) }],
    two: ['accordion', { title: 'zwei', content: document(embedded('one')) }],
  })
  expect(circle).toBe('eins zwei')
  expect(await textOf({ page: ['page', { title: 'x'.repeat(50_000) }] })).toHaveLength(20_000)
})

test('every word of a block or section is found, except URLs, markup and labels: read-text.ts', async () => {
  const unread = new Set<string>()
  for (const { sys, fields } of [...blockTypes, ...sectionTypes]) {
    for (const { id, type, localized } of fields) {
      if (!localized || (type !== 'Symbol' && type !== 'Text')) continue
      if ((await textOf({ it: [sys.id, { [id]: 'amber' }] })) === '') unread.add(id)
    }
  }
  expect([...unread].sort()).toEqual(['alt', 'html', 'linkText', 'url'])
})
