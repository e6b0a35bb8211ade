import type { Words } from '@marram/site/content-testing/everything-words'

type Node = { readonly nodeType: string; readonly data: object; readonly content?: readonly Node[] } & Partial<{
  readonly value: string
  readonly marks: readonly { readonly type: string }[]
}>

const text = (value: string, ...marks: string[]): Node => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
})
const node = (nodeType: string, ...content: (Node | string)[]): Node => ({
  nodeType,
  data: {},
  content: content.map((part) => (typeof part === 'string' ? text(part) : part)),
})
const paragraph = (...content: (Node | string)[]): Node => node('paragraph', ...content)
const pointing = (nodeType: string, linkType: 'Entry' | 'Asset', id: string, ...words: string[]): Node => ({
  ...node(nodeType, ...words),
  data: { target: { sys: { type: 'Link', linkType, id } } },
})
const to = (uri: string, words: string): Node => ({ ...node('hyperlink', words), data: { uri } })

export const document = (...content: Node[]): Node => node('document', ...content)
export const say = (...words: string[]): Node => document(...words.map((word) => paragraph(word)))

const marks = ['bold', 'italic', 'underline', 'code', 'subscript', 'superscript']

/** Each node type and mark there is, each kind of link, and the blocks with these ids. */
export function everyNode(words: Words, blocks: readonly string[], assets: readonly string[]): Node {
  const item = (word: string) => node('list-item', paragraph(word))
  const row = (kind: string, cells: readonly string[]) =>
    node('table-row', ...cells.map((cell) => node(kind, paragraph(cell))))
  return document(
    node('heading-1', words.heading),
    paragraph(words.greeting),
    paragraph(...words.marked.map((word, index) => text(`${word} `, marks[index] ?? 'bold'))),
    node('unordered-list', ...words.items.map(item)),
    node('ordered-list', ...words.steps.map(item)),
    node('heading-2', words.deeper),
    node('blockquote', paragraph(words.quote)),
    node('hr'),
    node(
      'table',
      row('table-header-cell', words.months),
      row('table-cell', words.january),
      row('table-cell', words.july),
    ),
    node('heading-4', words.deepest),
    ...everyLink(words),
    paragraph(
      '© ',
      pointing('embedded-entry-inline', 'Entry', 'output-year'),
      ' ',
      pointing('embedded-entry-inline', 'Entry', 'all-popup'),
    ),
    ...assets.map((id) => pointing('embedded-asset-block', 'Asset', id)),
    ...blocks.map((id) => pointing('embedded-entry-block', 'Entry', id)),
    node('heading-5', `${words.deepest} 2`),
    node('heading-6', `${words.deepest} 3`),
    node('heading-3', words.hash),
    paragraph('[phone], [opening-hours], [year], [house name="B2417"]'),
    paragraph(`[button href="/" colour="Primary"]${words.form}[/button]`),
    paragraph('[moon] [house name=B2417]'),
    paragraph(`[${words.statement}]`),
    paragraph('<script>alert("written")</script>'),
  )
}

function everyLink({ links, hash, refused }: Words): Node[] {
  return [
    paragraph(
      pointing('entry-hyperlink', 'Entry', 'page-how-it-works', links.page),
      ', ',
      pointing('entry-hyperlink', 'Entry', 'all-danish-only', links.missing),
      ', ',
      pointing('asset-hyperlink', 'Asset', 'all-picture', links.asset),
    ),
    paragraph(to('https://www.dmi.dk/', links.outside), ', ', to('#content', hash), ', ', to('/', links.page), '.'),
    paragraph(to('javascript:alert(1)', refused), '.'),
  ]
}
