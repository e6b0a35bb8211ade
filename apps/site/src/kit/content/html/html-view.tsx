import { createElement, Fragment, type ReactNode } from 'react'
import { ContentFrame } from '../blocks/content-frame.tsx'
import { useContentEnvironment } from '../content-environment.ts'
import { ContentLink } from '../content-link.tsx'
import { presentLink } from '../rules/link-rules.ts'
import { type HeadingLevel, levelAt } from '../rules/outline.ts'
import { isFrameAllowed } from '../rules/video-source.ts'
import { ScrollingTable } from '../scrolling-table.tsx'
import { allowedAttributes, type HtmlElement, type HtmlNode, isPlainTag } from './html-node.ts'

type HtmlViewProps = { readonly nodes: readonly HtmlNode[]; readonly level: HeadingLevel }

/** Renders sanitised HTML. The allow list is applied once more, so that data from another source cannot bypass it. */
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

type HtmlPictureProps = {
  readonly src?: string
  readonly alt?: string
  readonly width?: string
  readonly height?: string
}

/** A picture from another host would disclose every visit to that host, so only its alternative text is shown. */
function HtmlPicture({ src = '', alt = '', width, height }: HtmlPictureProps) {
  const href = presentLink(src, useContentEnvironment())?.href ?? ''
  if (!src || !href.startsWith('/')) return alt
  return <img src={href} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
}

type HtmlFrameProps = { readonly src?: string; readonly title?: string }

function HtmlFrame({ src = '', title }: HtmlFrameProps) {
  const { frameHosts, messages, log } = useContentEnvironment()
  if (isFrameAllowed(src, frameHosts))
    return <ContentFrame src={src} page={src} title={title || messages.content.video.untitled} />
  log(`A frame was left out because its host is not allowed: ${src.slice(0, 80)}`)
  return null
}
