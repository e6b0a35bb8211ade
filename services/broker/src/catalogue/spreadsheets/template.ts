import type { Column } from './columns.ts'
import { columnsOf, type TableName } from './tables.ts'

type Example = { readonly heading: string; readonly cells: readonly string[] }

/**
 * A file with headings and three rows that the import accepts as they are. Excel in Denmark and Germany needs the
 * semicolon, and everywhere the mark at the beginning to read UTF-8.
 */
export function templateOf(name: TableName): string {
  const shown = columnsOf(name).flatMap(({ heading, examples }: Column): Example[] => {
    return examples ? [{ heading, cells: examples }] : []
  })
  const rows = [0, 1, 2].map((at) => shown.map(({ cells }) => cells[at] ?? ''))
  const lines = [shown.map(({ heading }) => heading), ...rows].map((cells) => `${cells.map(quoted).join(';')}\r\n`)
  return `\uFEFF${lines.join('')}`
}

function quoted(cell: string): string {
  return /[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
