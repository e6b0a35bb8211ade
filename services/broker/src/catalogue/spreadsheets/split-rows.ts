import { CsvError, parse } from 'csv-parse/sync'
import { normalHeading } from './headings.ts'

const delimiters = { comma: ',', semicolon: ';', tab: '\t' } as const
export type Delimiter = keyof typeof delimiters

export type SheetRow = { readonly row: number; readonly cells: readonly string[] }
export type Sheet = {
  readonly delimiter: Delimiter
  readonly headings: readonly string[]
  readonly rows: readonly SheetRow[]
}
export type SplitFault = { readonly row?: number; readonly reason: string }

/** The first line of some programs; it says what the headings show anyway. */
const announced = /^sep=.\r?\n/i

/** Splits with the delimiter that finds most known headings. Rows have the numbers that a spreadsheet shows. */
export function splitRows(text: string, knownHeadings: readonly string[]): Sheet | SplitFault {
  const skipped = announced.exec(text)?.[0].length ?? 0
  const body = text.slice(skipped)
  const delimiter = findDelimiter(body, new Set(knownHeadings.map(normalHeading)))
  const offset = skipped > 0 ? 2 : 1
  try {
    const rows = splitWith(body, delimiter).map((cells, at) => ({ row: at + offset, cells: cells.map(clean) }))
    const [head, ...rest] = rows
    if (!head || head.cells.every((cell) => cell === '')) return { row: offset, reason: 'has no headings' }
    return { delimiter, headings: head.cells, rows: rest.filter(({ cells }) => cells.some((cell) => cell !== '')) }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { reason: `is not CSV: ${error.message.replace(/\.$/, '')}` }
  }
}

function findDelimiter(body: string, known: ReadonlySet<string>): Delimiter {
  const line = /^[^\r\n]*/.exec(body)?.[0] ?? ''
  const scored = (['comma', 'semicolon', 'tab'] as const).map((name) => {
    const cells = line.split(delimiters[name]).map((cell) => normalHeading(cell.replaceAll('"', '')))
    return { name, score: cells.filter((cell) => known.has(cell)).length * 1000 + cells.length }
  })
  return scored.toSorted((a, b) => b.score - a.score)[0]?.name ?? 'comma'
}

/** Keeps empty lines, because a spreadsheet counts them. */
function splitWith(body: string, delimiter: Delimiter): string[][] {
  return parse(body, {
    delimiter: delimiters[delimiter],
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
  })
}

function clean(cell: string): string {
  return cell.replaceAll('\r\n', '\n').replace(/^[\s\u00a0]+|[\s\u00a0]+$/g, '')
}
