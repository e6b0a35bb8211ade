import { blockTypes } from '@marram/contract/content/model/blocks'
import { sectionTypes } from '@marram/contract/content/model/sections'
import { expect, test } from 'vitest'
import { bodyText } from './body-text.ts'

const paragraph = (value: string) => ({
  nodeType: 'paragraph',
  content: [{ nodeType: 'text', value, marks: [{ type: 'bold' }] }],
})

test('a page is found by what is written in its sections and in the boxes inside them', () => {
  const page = {
    sys: { id: 'entry' },
    title: 'Ferien mit Hund',
    path: '/ferien-mit-hund/',
    image: { title: 'Ein Bild', url: '/bild.webp' },
    content: {
      json: { nodeType: 'document', content: [paragraph('Am Strand\n gilt Leinenpflicht.')] },
      links: {
        entries: {
          block: [{ __typename: 'Accordion', title: 'Wann?', content: { json: paragraph('Ab April.') } }],
          hyperlink: [{ title: 'Eine andere Seite', path: '/anders/' }],
        },
        assets: { block: [{ title: 'Anlage' }] },
      },
    },
    sections: [{ __typename: 'SectionQuote', quote: 'Sehr schön', author: 'Anna' }],
  }
  expect(bodyText(page)).toBe('Ferien mit Hund Am Strand gilt Leinenpflicht. Wann? Ab April. Sehr schön')
  expect(bodyText(null)).toBe('')
})

test('every word of a block or section is found, but for addresses, markup and labels: body-text.ts', () => {
  const fields = [...blockTypes, ...sectionTypes].flatMap(({ fields }) => fields)
  const words = fields.filter(({ type, localized }) => localized && (type === 'Symbol' || type === 'Text'))
  const unread = new Set(words.map(({ id }) => id).filter((id) => bodyText({ [id]: 'amber' }) === ''))
  expect([...unread].sort()).toEqual(['alt', 'html', 'linkText', 'url'])
})
