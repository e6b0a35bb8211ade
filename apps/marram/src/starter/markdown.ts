/** A rich text in the editors' format. */
export type RichText = { readonly nodeType: string; readonly data: object; readonly content: readonly unknown[] }

const node = (nodeType: string, content: readonly unknown[], data: object = {}): RichText => ({
  nodeType,
  data,
  content,
})
const linkTo = (id: string) => ({ target: { sys: { type: 'Link', linkType: 'Entry', id } } })
const words = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} })

/**
 * The part of Markdown that the starter content uses: headings, lists, tables whose first row is the head, links to entries,
 * and `!entry` for one that stands in the text. Lines of a paragraph stay lines.
 */
export function toRichText(markdown: string): RichText {
  const blocks = markdown.split(/\n{2,}/).flatMap((block) => (block.trim() === '' ? [] : [block.trim()]))
  return node('document', blocks.map(blockOf))
}

function blockOf(block: string): RichText {
  const lines = block.split('\n')
  if (block.startsWith('## ')) return node('heading-2', [words(block.slice(3))])
  if (block.startsWith('!')) return node('embedded-entry-block', [], linkTo(block.slice(1)))
  if (lines.every((line) => line.startsWith('- '))) {
    return node(
      'unordered-list',
      lines.map((line) => node('list-item', [node('paragraph', inline(line.slice(2)))])),
    )
  }
  if (block.startsWith('|'))
    return node(
      'table',
      lines.map((line, index) => rowOf(line, index === 0)),
    )
  return node('paragraph', inline(block))
}

function rowOf(line: string, isHead: boolean): RichText {
  const cells = line.split('|').slice(1, -1)
  const type = isHead ? 'table-header-cell' : 'table-cell'
  return node(
    'table-row',
    cells.map((cell) => node(type, [node('paragraph', inline(cell.trim()))])),
  )
}

/** `[words](entry)`; other brackets are places to fill in and shortcodes. */
function inline(text: string): unknown[] {
  return text.split(/(\[[^[\]]+\]\([\w-]+\))/).flatMap((part): unknown[] => {
    const [, label, target] = /^\[([^[\]]+)\]\(([\w-]+)\)$/.exec(part) ?? []
    if (label !== undefined && target !== undefined) return [node('entry-hyperlink', [words(label)], linkTo(target))]
    return part === '' ? [] : [words(part)]
  })
}
