import type { Column } from './columns.ts'
import { columnsOf, type TableName } from './tables.ts'

/** `danish` is also German: there Excel takes semicolons and decimal commas only. */
export type TemplateForm = 'danish' | 'english'

type Example = { readonly heading: string; readonly cells: readonly string[] }

const fractions: ReadonlySet<Column['kind']> = new Set(['degrees', 'measure', 'dkk', 'eur'])

/**
 * A file with headings and three rows that the import accepts as they are. The mark at the beginning makes Excel read
 * UTF-8.
 */
export function templateOf(name: TableName, form: TemplateForm = 'danish'): string {
  const isEnglish = form === 'english'
  const separator = isEnglish ? ',' : ';'
  const shown = columnsOf(name).flatMap(({ heading, kind, examples }: Column): Example[] => {
    if (!examples) return []
    const cells = isEnglish && fractions.has(kind) ? examples.map((cell) => cell.replace(',', '.')) : examples
    return [{ heading, cells }]
  })
  const rows = [0, 1, 2].map((at) => shown.map(({ cells }) => cells[at] ?? ''))
  const lines = [shown.map(({ heading }) => heading), ...rows].map(
    (cells) => `${cells.map((cell) => quoted(cell, separator)).join(separator)}\r\n`,
  )
  return `\uFEFF${lines.join('')}`
}

function quoted(cell: string, separator: string): string {
  return cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
