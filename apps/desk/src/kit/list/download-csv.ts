import { maxListed } from '@marram/contract/desk/list'
import { saveFile } from '../save-file.ts'
import { startPage } from '../start-page.ts'
import { writeCsv } from './csv.ts'
import type { ListDefinition, ListQuestion } from './list-definition.ts'

type Progress = { readonly signal: AbortSignal; readonly onRows: (count: number) => void }

/** Saves all matches with all columns, page by page; `onRows` hears of each. */
export async function downloadCsv<Item>(
  definition: ListDefinition<Item>,
  question: Pick<ListQuestion, 'address' | 'sort' | 'descending'>,
  { signal, onRows }: Progress,
): Promise<void> {
  const { columns, ask, title } = definition
  const rows = [columns.map(({ name }) => name)]
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof ask>> = await ask({ ...question, cursor, limit: maxListed }, { signal })
    rows.push(...page.items.map((item) => columns.map(({ text }) => text(item))))
    onRows(rows.length - 1)
    cursor = page.nextCursor
  } while (cursor !== null)
  saveCsv(rows, title)
}

/** Saves rows, the headings first, as a file of this name. */
export function saveCsv(rows: readonly (readonly string[])[], name: string): void {
  saveFile(new Blob([writeCsv(rows, startPage.edition)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
}
