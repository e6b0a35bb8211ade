import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

type ParsedNode = DefaultTreeAdapterTypes.ChildNode

/** One element of the page, as a component would write it: attributes in React's own way, children in their order. */
type Drawn = {
  readonly tag: string
  readonly props: Readonly<Record<string, unknown>>
  readonly children: readonly (Drawn | string)[]
}

/**
 * What React alone needs to write the markup of a page: no data, no router, no hooks, no components, only elements that
 * are made and written anew. Nobody who renders with React gets below it.
 */
export function createReactFloor(html: string): () => string {
  const root = parse(html).childNodes.find((node) => 'tagName' in node)
  if (!root) throw new Error('The page has no element.')
  const drawn = read(root)
  if (typeof drawn === 'string' || drawn === null) throw new Error('The page has no element.')
  return () => renderToString(make(drawn))
}

function make({ tag, props, children }: Drawn): ReactNode {
  return createElement(tag, props, ...children.map((child) => (typeof child === 'string' ? child : make(child))))
}

function read(node: ParsedNode): Drawn | string | null {
  if ('value' in node) return node.value
  if (!('tagName' in node)) return null
  const { tagName: tag } = node
  const props = Object.fromEntries(node.attrs.map(({ name, value }) => [attribute(name), readValue(name, value)]))
  const children = node.childNodes.map(read).filter((child) => child !== null)
  // React writes scripts and styles as they are only when told so.
  const isRaw = tag === 'script' || tag === 'style'
  const inner = isRaw ? { dangerouslySetInnerHTML: { __html: children.join('') } } : {}
  return { tag, props: { ...props, ...inner }, children: isRaw ? [] : children }
}

const renamed: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
  charset: 'charSet',
  crossorigin: 'crossOrigin',
  viewbox: 'viewBox',
}

function attribute(name: string): string {
  return (
    renamed[name] ??
    (/^(?:data|aria)-/.test(name) ? name : name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase()))
  )
}

function readValue(name: string, value: string): unknown {
  if (name === 'style') {
    const pairs = value.split(';').flatMap((rule) => {
      const [key = '', ...rest] = rule.split(':')
      return key.trim() === '' ? [] : [[key.trim(), rest.join(':').trim()]]
    })
    return Object.fromEntries(pairs)
  }
  return value === '' && !name.includes('-') && name !== 'alt' && name !== 'value' ? true : value
}
