import type { RichTextNode } from '@marram/contract/content/rich-text-shape'
import type { ReactNode } from 'react'
import { ScrollingTable } from '../scrolling-table.tsx'

type ShowCell = (cell: RichTextNode) => ReactNode

/** First rows of header cells are the head of the table; a header cell further down names its row. */
export function showTable(table: RichTextNode, showCell: ShowCell): ReactNode {
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
