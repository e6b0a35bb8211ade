import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { createElement, type ReactNode } from 'react'

type Element = DefaultTreeAdapterTypes.Element
type Child = DefaultTreeAdapterTypes.ChildNode

/** Attributes that React writes only for `true`. */
const flags = new Set([
  'async',
  'checked',
  'defer',
  'disabled',
  'hidden',
  'inert',
  'nomodule',
  'open',
  'required',
  'selected',
])
const written: Readonly<Record<string, string>> = {
  charset: 'charSet',
  class: 'className',
  nomodule: 'noModule',
  srcset: 'srcSet',
}

/** A page as a function that makes all of its React elements anew, as components would with their data at hand. */
export function pageElements(html: string): () => ReactNode {
  const root = rootOf(html)
  return () => make(root)
}

/** Every element with its attributes, and all text, in no particular order: React puts parts of the head elsewhere. */
export function pageParts(html: string): string[] {
  const parts: string[] = []
  const visit = (node: Child) => {
    if ('value' in node && node.value.trim() !== '') parts.push(node.value)
    if (!('tagName' in node)) return
    const attributes = node.attrs.map(({ name, value }) => `${name}=${value}`)
    parts.push([node.tagName, ...attributes.sort()].join(' '))
    node.childNodes.forEach(visit)
  }
  visit(rootOf(html))
  return parts.sort()
}

function rootOf(html: string): Element {
  // What is there for browsers without scripts is markup too.
  const root = parse(html, { scriptingEnabled: false }).childNodes.find((node) => 'tagName' in node)
  if (root === undefined) throw new Error('The page has no element.')
  return root
}

function make({ tagName, attrs, childNodes }: Element): ReactNode {
  const props: Record<string, unknown> = {}
  for (const { name, value } of attrs) props[written[name] ?? name] = readValue(name, value)
  const texts = childNodes.flatMap((node) => ('value' in node ? [node.value] : []))
  if (tagName === 'script' || tagName === 'style') props.dangerouslySetInnerHTML = { __html: texts.join('') }
  const isRaw = props.dangerouslySetInnerHTML !== undefined
  return createElement(tagName, props, ...(isRaw ? [] : childNodes.flatMap(makeChild)))
}

function makeChild(node: Child): ReactNode[] {
  if ('value' in node) return [node.value]
  return 'tagName' in node ? [make(node)] : []
}

function readValue(name: string, value: string): unknown {
  if (name === 'style') {
    const rules = value.split(';').map((rule) => rule.split(/:(.*)/s).map((part) => part.trim()))
    return Object.fromEntries(rules.filter(([key]) => key))
  }
  return value === '' && flags.has(name) ? true : value
}
