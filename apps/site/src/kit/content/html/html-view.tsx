import { createElement, Fragment, type ReactNode } from 'react'
import { ContentLink } from '../content-link.tsx'
import { type HeadingLevel, levelAt } from '../rules/outline.ts'
import { ScrollingTable } from '../scrolling-table.tsx'
import { HtmlFrame, HtmlPicture } from './html-media.tsx'
import { allowedAttributes, type HtmlElement, type HtmlNode, isPlainTag } from './html-node.ts'

type HtmlViewProps = { readonly nodes: readonly HtmlNode[]; readonly level: HeadingLevel }

/** Shows HTML that the server has read. The list is asked once more, so data from elsewhere shows no more than this. */
export function HtmlView({ nodes, level }: HtmlViewProps) {
  if (nodes.length === 0) return null
  return <div className="content-html">{nodes.map((node, index) => showNode(node, index, level))}</div>
}

function showNode(node: HtmlNode, key: number, level: HeadingLevel): ReactNode {
  if (typeof node === 'string') return node
  const children = node.children.map((child, index) => showNode(child, index, level))
  const attributes = allowedAttributes(node.tag, Object.entries(node.attributes ?? {}))
  switch (node.tag) {
    case 'a':
      return attributes.href ? (
        <ContentLink key={key} uri={attributes.href}>
          {children}
        </ContentLink>
      ) : (
        <Fragment key={key}>{children}</Fragment>
      )
    case 'img':
      return <HtmlPicture key={key} {...attributes} />
    case 'frame':
      return <HtmlFrame key={key} {...attributes} />
    case 'heading':
      return createElement(`h${levelAt(level, Number(attributes.depth ?? 0))}`, { key }, ...children)
    case 'table':
      return <ScrollingTable key={key}>{children}</ScrollingTable>
    default:
      return showPlain(node, key, attributes, children)
  }
}

const emptyTags: readonly string[] = ['br', 'hr']

function showPlain(
  { tag }: HtmlElement,
  key: number,
  { colspan, rowspan, datetime, ...rest }: Record<string, string>,
  children: readonly ReactNode[],
): ReactNode {
  if (!isPlainTag(tag)) return <Fragment key={key}>{children}</Fragment>
  if (emptyTags.includes(tag)) return createElement(tag, { key })
  const renamed = { colSpan: colspan, rowSpan: rowspan, dateTime: datetime }
  return createElement(tag, { key, ...rest, ...renamed }, ...children)
}
