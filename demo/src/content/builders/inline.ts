import type { ContentLink as Link } from '@marram/contract/content/model/entry'
import { toAsset, toEntry } from './entry.ts'

type Mark = { type: 'bold' | 'italic' }

export type Text = { nodeType: 'text'; value: string; marks: Mark[]; data: Record<string, never> }

export type Inline =
  | Text
  | { nodeType: 'hyperlink'; data: { uri: string }; content: Text[] }
  | { nodeType: 'entry-hyperlink' | 'asset-hyperlink'; data: { target: Link }; content: Text[] }
  | { nodeType: 'embedded-entry-inline'; data: { target: Link }; content: [] }

const marked =
  /\*\*(?<bold>[^*]+)\*\*|\b_(?<italic>[^_]+)_\b|\[(?<words>[^\]]+)\]\((?<target>[^)]+)\)|\{\{(?<entry>[\w-]+)\}\}/g

/**
 * Reads `**bold**`, `_italic_`, `[words](target)` and `{{entry}}` for an inline entry. A target with a colon, or one
 * that begins with `#` or `/`, is an address; `asset-…` is an asset; anything else is the id of an entry. Links
 * between pages name entries, so that no address is written out in three languages.
 */
export function inlines(text: string): Inline[] {
  const found: Inline[] = []
  let from = 0
  for (const match of text.matchAll(marked)) {
    pushText(found, text.slice(from, match.index))
    found.push(readMark(match.groups ?? {}))
    from = match.index + match[0].length
  }
  pushText(found, text.slice(from))
  return found
}

function plain(value: string, ...marks: Mark[]): Text {
  return { nodeType: 'text', value, marks, data: {} }
}

function pushText(found: Inline[], value: string): void {
  if (value !== '') found.push(plain(value))
}

function readMark({ bold, italic, words = '', target = '', entry }: Record<string, string | undefined>): Inline {
  if (bold !== undefined) return plain(bold, { type: 'bold' })
  if (italic !== undefined) return plain(italic, { type: 'italic' })
  if (entry !== undefined) return { nodeType: 'embedded-entry-inline', data: { target: toEntry(entry) }, content: [] }
  const content = [plain(words)]
  if (/^[#/]|:/.test(target)) return { nodeType: 'hyperlink', data: { uri: target }, content }
  if (target.startsWith('asset-')) return { nodeType: 'asset-hyperlink', data: { target: toAsset(target) }, content }
  return { nodeType: 'entry-hyperlink', data: { target: toEntry(target) }, content }
}
