import { embedNames, sectionNames } from '@marram/contract/content/views.generated'
import { editionKeys } from '@marram/i18n/edition-key'
import { describe, expect, test } from 'vitest'
import { everything } from './testing/everything.ts'
import { elementsOf, type Found } from './testing/query.ts'
import { renderSections, renderText, testEnvironment } from './testing/render.tsx'

const nodeTypes = [
  ...['document', 'paragraph', 'unordered-list', 'ordered-list', 'list-item', 'text', 'blockquote', 'hr', 'table'],
  ...['table-row', 'table-header-cell', 'table-cell', 'hyperlink', 'asset-hyperlink', 'entry-hyperlink'],
  ...['embedded-entry-block', 'embedded-entry-inline', 'embedded-asset-block'],
  ...[1, 2, 3, 4, 5, 6].map((size) => `heading-${size}`),
]

/** Short enough for the output of a failed test. */
const describeElement = ({ tag, attributes, inside }: Found) =>
  `${[...inside].reverse().join(' > ')} > ${tag} ${JSON.stringify(attributes)}`.slice(0, 200)

describe.each(editionKeys)('a page with everything in %s', (edition) => {
  const { content, sections } = everything(edition)
  const logged: string[] = []
  const log = (message: string) => logged.push(message)
  const environment = testEnvironment({ edition, log, renderForm: ({ title }) => `(${title})` })
  const html = renderText(content, environment) + renderSections(sections, environment)
  const elements = elementsOf(html)

  // spec: entity Rich-text node.node types; entity Embedded blocks; entity Section blocks
  test('holds every node type, embedded block and section there is', () => {
    const written = JSON.stringify([content, sections])
    expect(nodeTypes.filter((type) => !written.includes(`"nodeType":"${type}"`))).toEqual([])
    const missing = [...embedNames, ...sectionNames].filter((name) => !written.includes(`"__typename":"${name}"`))
    expect(missing, 'add an example to testing/every-block.ts or testing/every-section.ts').toEqual([])
  })
  test('leaves nothing out but the shortcode that does not parse', () => {
    expect(logged).toEqual(['Invalid shortcode syntax at name=B2417 on shortcode house'])
  })
  test('has no heading of the first level and skips none', () => {
    const levels = elements.flatMap(({ tag }) => /^h([1-6])$/.exec(tag)?.[1] ?? []).map(Number)
    expect(levels.length).toBeGreaterThan(15)
    for (const [index, level] of levels.entries()) {
      expect(level).toBeGreaterThanOrEqual(2)
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1)
    }
  })
  test('uses every id once, and names every part by an id that exists', () => {
    const ids = elements.flatMap(({ attributes }) => attributes.id ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    const names = elements.flatMap(({ attributes }) => attributes['aria-labelledby'] ?? [])
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !ids.includes(name))).toEqual([])
  })
  test('has words for every picture that is not decoration, and for every link and button', () => {
    const images = elements.filter(({ tag }) => tag === 'img')
    expect(images.filter(({ attributes }) => attributes.alt === undefined).map(describeElement)).toEqual([])
    const pressed = elements.filter(({ tag }) => tag === 'a' || tag === 'button')
    expect(pressed.length).toBeGreaterThan(20)
    const nameless = pressed.filter(({ text, alts, attributes }) => !(text.trim() || alts || attributes['aria-label']))
    expect(nameless.map(describeElement)).toEqual([])
  })
  test('reads the same after a browser has put its elements in order', () => {
    const inBody = elements.filter(
      ({ tag, inside }) => inside.includes('p') && ['div', 'p', 'ul', 'figure', 'dialog'].includes(tag),
    )
    expect(inBody.map(describeElement)).toEqual([])
    expect((html.match(/<p[ >]/g) ?? []).length).toBe(elements.filter(({ tag }) => tag === 'p').length)
    expect((html.match(/<a[ >]/g) ?? []).length).toBe(elements.filter(({ tag }) => tag === 'a').length)
  })
  test('sends no third-party request before the visitor agrees', () => {
    const foreign = elements.filter(({ tag }) => ['iframe', 'script', 'object', 'embed'].includes(tag))
    expect(foreign.map(describeElement)).toEqual([])
    const sources = elements.flatMap(({ attributes }) =>
      [attributes.src, attributes.srcset].filter((it) => it !== undefined),
    )
    expect(sources.length).toBeGreaterThan(20)
    expect(sources.filter((source) => !source.startsWith('/') || source.startsWith('//'))).toEqual([])
  })
  test('every outside link opens in a new tab', () => {
    const outside = elements.filter(({ tag, attributes }) => tag === 'a' && attributes.href?.startsWith('http'))
    expect(outside.length).toBeGreaterThan(4)
    for (const { attributes } of outside) expect(attributes).toMatchObject({ target: '_blank', rel: 'noopener' })
  })
})
