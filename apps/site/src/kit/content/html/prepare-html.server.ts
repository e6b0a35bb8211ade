import type { Embed } from '@marram/contract/content/rich-text-shape'
import type { Section } from '@marram/contract/content/section-shape'
import type { WithHtmlTree } from './html-tree.ts'
import { parseHtml } from './parse-html.server.ts'

type TypeWithHtml = Extract<Embed | Section, { html: unknown }>['__typename']
/** Every block and section of the model with markup in it must stand here. */
const typesWithHtml: Readonly<Record<TypeWithHtml, true>> = { Output: true, SectionOutput: true }

/** Takes the HTML out of every output block, however deep in rich texts and sections, and puts the read tree there. */
export function prepareHtml<T>(content: T): T
export function prepareHtml(content: unknown): unknown {
  if (Array.isArray(content)) return content.map((item: unknown) => prepareHtml(item))
  if (typeof content !== 'object' || content === null) return content
  const entries = Object.entries(content).map(([key, value]) => [key, prepareHtml<unknown>(value)])
  const copy: Record<string, unknown> = Object.fromEntries(entries)
  const { __typename: type, html } = copy
  if (typeof type !== 'string' || !Object.hasOwn(typesWithHtml, type) || typeof html !== 'string') return copy
  const read: WithHtmlTree = { htmlTree: parseHtml(html) }
  return { ...copy, html: null, ...read }
}
