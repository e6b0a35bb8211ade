import type { RichTextNode } from '@marram/contract/content/rich-text-shape'
import { isBlockParagraph } from '@marram/domain/block-paragraph'
import { Fragment, type ReactNode } from 'react'
import type { TextRenderer } from '../blocks/block-props.ts'
import { EmbeddedEntry } from '../blocks/embedded-entry.tsx'
import { EmbeddedPicture } from '../blocks/embedded-picture.tsx'
import { InlineEntry } from '../blocks/inline-entry.tsx'
import { AssetLink, ContentLink } from '../content-link.tsx'
import { plainText } from '../rules/plain-text.ts'
import { ScrollingTable } from '../scrolling-table.tsx'
import type { Document } from './document.ts'
import { withLineBreaks, withMarks } from './marks.tsx'
import { TextWithShortcodes } from './shortcodes.tsx'

type RenderedDocument = Document & TextRenderer
type Show = (node: RichTextNode, document: RenderedDocument) => ReactNode

export const showChildren: Show = (node, document) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a text have no other name
  node.content?.map((child, index) => <Fragment key={index}>{showNode(child, document)}</Fragment>)

function showNode(node: RichTextNode, document: RenderedDocument): ReactNode {
  const show = shows.get(node.nodeType)
  if (show === undefined) document.log(`Rich text of an unknown kind was left out: ${node.nodeType}`)
  return show?.(node, document)
}

const showText: Show = ({ value = '', marks = [] }) => {
  const isCode = marks.some(({ type }) => type === 'code')
  return withMarks(isCode ? withLineBreaks(value) : <TextWithShortcodes text={value} />, marks)
}

const showParagraph: Show = (node, document) => {
  const text = plainText(node)
  const isEmpty = text.trim() === '' && (node.content ?? []).every(({ nodeType }) => nodeType === 'text')
  // Contentful's editor leaves an empty paragraph at the end of every text.
  if (isEmpty) return null
  const content = showChildren(node, document)
  return isBlockParagraph(text) ? <div className="content-block">{content}</div> : <p>{content}</p>
}

const showHeading: Show = (node, document) => {
  const heading = document.headings.get(node)
  if (heading === undefined || plainText(node).trim() === '') return null
  const Heading = `h${heading.level}` as const
  return <Heading id={heading.id}>{showChildren(node, document)}</Heading>
}

/** A list item or cell with a single paragraph is rendered without the `<p>`. */
const showItem: Show = (node, document) => {
  const [only, ...more] = node.content ?? []
  return only?.nodeType === 'paragraph' && more.length === 0
    ? showChildren(only, document)
    : showChildren(node, document)
}

const targetOf = (node: RichTextNode): string => node.data?.target?.sys.id ?? ''

const showEntryLink: Show = (node, document) => {
  const path = document.entryLinks.get(targetOf(node))?.path
  const words = showChildren(node, document)
  return path ? <ContentLink uri={path}>{words}</ContentLink> : words
}

const showAssetLink: Show = (node, document) => {
  const asset = document.assets.get(targetOf(node))
  const words = showChildren(node, document)
  return asset === undefined ? words : <AssetLink url={asset.url}>{words}</AssetLink>
}

const showEmbeddedAsset: Show = (node, document) => {
  const asset = document.assets.get(targetOf(node))
  return asset === undefined ? null : <EmbeddedPicture asset={asset} />
}

const showEmbeddedEntry: Show = (node, document) => {
  const entry = document.blocks.get(targetOf(node))
  const place = document.embeds.get(node)
  return entry === undefined || place === undefined ? null : (
    <EmbeddedEntry entry={entry} RichText={document.RichText} {...place} />
  )
}

const showInlineEntry: Show = (node, document) => {
  const entry = document.inlines.get(targetOf(node))
  return entry === undefined ? null : <InlineEntry entry={entry} RichText={document.RichText} />
}

const shows: ReadonlyMap<string, Show> = new Map([
  ['document', showChildren],
  ['text', showText],
  ['paragraph', showParagraph],
  ...[1, 2, 3, 4, 5, 6].map((size) => [`heading-${size}`, showHeading] as const),
  ['unordered-list', (node, document) => <ul>{showChildren(node, document)}</ul>],
  ['ordered-list', (node, document) => <ol>{showChildren(node, document)}</ol>],
  ['list-item', (node, document) => <li>{showItem(node, document)}</li>],
  ['blockquote', (node, document) => <blockquote>{showChildren(node, document)}</blockquote>],
  ['hr', () => <hr />],
  ['table', (node, document) => showTable(node, (cell) => showItem(cell, document))],
  [
    'hyperlink',
    (node, document) => <ContentLink uri={node.data?.uri ?? ''}>{showChildren(node, document)}</ContentLink>,
  ],
  ['entry-hyperlink', showEntryLink],
  ['asset-hyperlink', showAssetLink],
  ['embedded-asset-block', showEmbeddedAsset],
  ['embedded-entry-block', showEmbeddedEntry],
  ['embedded-entry-inline', showInlineEntry],
])

type ShowCell = (cell: RichTextNode) => ReactNode

/** Leading rows of header cells become the thead; a header cell further down is the header of its row. */
function showTable(table: RichTextNode, showCell: ShowCell): ReactNode {
  const rows = table.content ?? []
  const firstBodyRow = rows.findIndex((row) => !isHead(row))
  const headLength = firstBodyRow === -1 ? rows.length : firstBodyRow
  return (
    <ScrollingTable>
      {headLength > 0 ? (
        <thead>{rows.slice(0, headLength).map((row, at) => showRow(row, at, showCell, 'col'))}</thead>
      ) : null}
      {headLength < rows.length ? (
        <tbody>{rows.slice(headLength).map((row, at) => showRow(row, at, showCell, 'row'))}</tbody>
      ) : null}
    </ScrollingTable>
  )
}

function isHead(row: RichTextNode): boolean {
  return (row.content ?? []).every(({ nodeType }) => nodeType === 'table-header-cell')
}

function showRow(row: RichTextNode, key: number, showCell: ShowCell, scope: 'col' | 'row'): ReactNode {
  return (
    <tr key={key}>
      {(row.content ?? []).map((cell, index) =>
        cell.nodeType === 'table-header-cell' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no other name than its place
          <th key={index} scope={scope}>
            {showCell(cell)}
          </th>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no other name than its place
          <td key={index}>{showCell(cell)}</td>
        ),
      )}
    </tr>
  )
}
