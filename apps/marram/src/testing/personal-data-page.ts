import { readFileSync } from 'node:fs'

const page = readFileSync(new URL('../../../../docs/personal-data.md', import.meta.url), 'utf8')

export type PersonalRow = {
  readonly table: string
  readonly columns: readonly string[]
  readonly purpose: string
  readonly basis: string
  readonly kept: string
  /** Null for data without a period. */
  readonly job: string | null
}

const namesIn = (text: string): string[] => [...text.matchAll(/`([\w.-]+)`/g)].map(([, name = '']) => name)

export function personalRows(): PersonalRow[] {
  const rows = page.split('\n').filter((line) => line.startsWith('| `'))
  return rows.map((row) => {
    const [tables = '', columns = '', purpose = '', basis = '', kept = '', jobs = ''] = row
      .split('|')
      .slice(1)
      .map((cell) => cell.trim())
    const [table = ''] = namesIn(tables)
    return { table, columns: namesIn(columns), purpose, basis, kept, job: namesIn(jobs)[0] ?? null }
  })
}

export function notPersonal(): { tables: ReadonlySet<string>; columns: ReadonlySet<string> } {
  const [, end = ''] = page.split('## No personal data')
  const [tables = '', columns = ''] = end.split('- Columns that sound personal:')
  return { tables: new Set(namesIn(tables)), columns: new Set(namesIn(columns)) }
}

const personalWords =
  /name$|email|mailbox|phone|^address|postal|^city$|recipient|person|user_id|guest|party|remittance|network|fingerprint|device|_hash$|comment|answer|text|^body$|subject$|title|place$|placed_from|actor|birth|gender|^detail$|reference|browser|^html$|came_from/

/** Errs on the side of asking: a name that only sounds personal is listed as such. */
export const soundsPersonal = (column: string): boolean =>
  column === 'user_id' || (!column.endsWith('_id') && personalWords.test(column))
