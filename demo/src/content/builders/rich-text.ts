import type { ContentLink as Link } from '@marram/contract/content/model/entry'
import { toAsset, toEntry } from './entry.ts'
import { type Inline, inlines } from './inline.ts'

/** Rich text in Contentful's JSON form. */
export type Block = { nodeType: string; data: Record<string, unknown>; content: (Block | Inline)[] }

export type Document = Block & { nodeType: 'document' }

const block = (nodeType: string, content: (Block | Inline)[], data: Record<string, unknown> = {}): Block => ({
  nodeType,
  data,
  content,
})

export function doc(...content: Block[]): Document {
  return { nodeType: 'document', data: {}, content }
}

/** Texts may use the inline markup of inline.ts: `**bold**`, `_italic_`, `[words](target)`, `{{entry}}`. */
export const p = (text: string): Block => block('paragraph', inlines(text))
export const h2 = (text: string): Block => block('heading-2', inlines(text))
export const h3 = (text: string): Block => block('heading-3', inlines(text))

const item = (text: string): Block => block('list-item', [p(text)])
export const ul = (...items: string[]): Block => block('unordered-list', items.map(item))
export const ol = (...items: string[]): Block => block('ordered-list', items.map(item))

export const quote = (...texts: string[]): Block => block('blockquote', texts.map(p))

/** The first row becomes the table head. */
export function table(head: readonly string[], ...rows: (readonly string[])[]): Block {
  const row = (cells: readonly string[], nodeType: string) =>
    block(
      'table-row',
      cells.map((text) => block(nodeType, [p(text)])),
    )
  return block('table', [row(head, 'table-header-cell'), ...rows.map((cells) => row(cells, 'table-cell'))])
}

const embedded = (nodeType: string, target: Link): Block => block(nodeType, [], { target })
export const embed = (entryId: string): Block => embedded('embedded-entry-block', toEntry(entryId))
export const embedAsset = (assetId: string): Block => embedded('embedded-asset-block', toAsset(assetId))
