import type { WithHtmlTree } from './html-tree.ts'
import { parseHtml } from './parse-html.server.ts'

const typesWithHtml: ReadonlySet<unknown> = new Set(['Output', 'SectionOutput'])

/** Takes the HTML out of every output block, however deep in rich texts and sections, and puts the read tree there. */
export function prepareHtml<T>(content: T): T
export function prepareHtml(content: unknown): unknown {
  if (Array.isArray(content)) return content.map((item: unknown) => prepareHtml(item))
  if (typeof content !== 'object' || content === null) return content
  const entries = Object.entries(content).map(([key, value]) => [key, prepareHtml<unknown>(value)])
  const copy: Record<string, unknown> = Object.fromEntries(entries)
  if (!typesWithHtml.has(copy.__typename) || typeof copy.html !== 'string') return copy
  const read: WithHtmlTree = { htmlTree: parseHtml(copy.html) }
  return { ...copy, html: null, ...read }
}
