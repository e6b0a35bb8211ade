import type { Embed } from '@marram/contract/content/rich-text-shape'
import type { Section } from '@marram/contract/content/section-shape'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { allowedAttributes, type HtmlElement, type HtmlNode, isPlainTag } from './html-node.ts'
import type { WithHtmlTree } from './html-tree.ts'

type TypeWithHtml = Extract<Embed | Section, { html: unknown }>['__typename']
/** The type requires an entry for every block and section of the model that has HTML. */
const typesWithHtml: Readonly<Record<TypeWithHtml, true>> = { Output: true, SectionOutput: true }

/** Replaces the HTML of every output block, at any depth of rich texts and sections, with its sanitised tree. */
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

type ParsedNode = DefaultTreeAdapterTypes.ChildNode
type ParsedElement = DefaultTreeAdapterTypes.Element

/** Max depth: no editor nests deeper by hand, and generated markup could overflow the stack of the renderer. */
const maxDepth = 40

/** These are removed with their content: their text is not meant to be read, or they take input from visitors. */
const droppedTags: ReadonlySet<string> = new Set(
  'applet audio base button canvas embed frame frameset head input link math meta noembed noframes noscript object option plaintext script select style svg template textarea title video xmp'.split(
    ' ',
  ),
)

/**
 * Parses an editor's HTML as a browser would and keeps the allowed elements. Other elements are removed, their text
 * stays. The result is data that React renders, so it is never parsed as HTML a second time (mutation XSS).
 */
export function parseHtml(html: string): HtmlNode[] {
  const headingsAbove: number[] = []
  return parseFragment(html).childNodes.flatMap((node) => readNode(node, 0, headingsAbove))
}

function readNode(node: ParsedNode, depth: number, headingsAbove: number[]): HtmlNode[] {
  if ('value' in node) return readText(node)
  if (!('tagName' in node) || droppedTags.has(node.tagName) || depth > maxDepth) return []
  // The content of an iframe is only a fallback for browsers without frames.
  if (node.tagName === 'iframe') return [element('frame', node, [])]
  const heading = /^h([1-6])$/.exec(node.tagName)?.[1]
  const headingDepth = heading === undefined ? null : depthBelow(headingsAbove, Number(heading))
  const children = node.childNodes.flatMap((child) => readNode(child, depth + 1, headingsAbove))
  if (headingDepth !== null) return [{ tag: 'heading', attributes: { depth: String(headingDepth) }, children }]
  if (node.tagName === 'a' || node.tagName === 'img' || isPlainTag(node.tagName))
    return [element(node.tagName, node, children)]
  return children
}

function element(tag: HtmlElement['tag'], { attrs }: ParsedElement, children: readonly HtmlNode[]): HtmlElement {
  const attributes = allowedAttributes(
    tag,
    attrs.map(({ name, value }) => [name, value] as const),
  )
  return Object.keys(attributes).length === 0 ? { tag, children } : { tag, attributes, children }
}

const tableParts: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr'])

/** React reports whitespace text between the parts of a table as invalid nesting. */
function readText({ value, parentNode }: DefaultTreeAdapterTypes.TextNode): string[] {
  const inTable = parentNode !== null && 'tagName' in parentNode && tableParts.has(parentNode.tagName)
  return inTable && value.trim() === '' ? [] : [value]
}

function depthBelow(headingsAbove: number[], size: number): number {
  while ((headingsAbove.at(-1) ?? 0) >= size) headingsAbove.pop()
  headingsAbove.push(size)
  return Math.min(4, headingsAbove.length - 1)
}
