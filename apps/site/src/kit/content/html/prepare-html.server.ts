import type { Embed } from '@marram/contract/content/rich-text-shape'
import type { Section } from '@marram/contract/content/section-shape'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { allowedAttributes, type HtmlElement, type HtmlNode, isPlainTag } from './html-node.ts'
import type { WithHtmlTree } from './html-tree.ts'

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

type ParsedNode = DefaultTreeAdapterTypes.ChildNode
type ParsedElement = DefaultTreeAdapterTypes.Element

/** Nobody writes deeper by hand; a machine could make the renderer run out of stack. */
const deepest = 40

/** Gone with everything inside: their text is not meant to be read, or they ask visitors for something. */
const droppedTags: ReadonlySet<string> = new Set(
  'applet audio base button canvas embed frame frameset head input link math meta noembed noframes noscript object option plaintext script select style svg template textarea title video xmp'.split(
    ' ',
  ),
)

/**
 * Reads an editor's HTML as a browser would and keeps what is on the list. Elements that are not are taken away and
 * their words stay. The result is data that React turns into elements, so nothing can be read in a second way later.
 */
export function parseHtml(html: string): HtmlNode[] {
  const headingsAbove: number[] = []
  return parseFragment(html).childNodes.flatMap((node) => readNode(node, 0, headingsAbove))
}

function readNode(node: ParsedNode, depth: number, headingsAbove: number[]): HtmlNode[] {
  if ('value' in node) return readText(node)
  if (!('tagName' in node) || droppedTags.has(node.tagName) || depth > deepest) return []
  // A frame's content is for browsers without frames.
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

/** Blanks between the parts of a table would be taken for text there. */
function readText({ value, parentNode }: DefaultTreeAdapterTypes.TextNode): string[] {
  const inTable = parentNode !== null && 'tagName' in parentNode && tableParts.has(parentNode.tagName)
  return inTable && value.trim() === '' ? [] : [value]
}

function depthBelow(headingsAbove: number[], size: number): number {
  while ((headingsAbove.at(-1) ?? 0) >= size) headingsAbove.pop()
  headingsAbove.push(size)
  return Math.min(4, headingsAbove.length - 1)
}
