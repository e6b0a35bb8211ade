import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/** One field of a COPY row. */
export type CopyField = string | number | boolean | null | readonly number[]
export type CopyRow = readonly CopyField[]

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function fieldText(field: CopyField): string {
  if (field === null) return '\\N'
  if (typeof field === 'string') return field.replace(/[\\\n\r\t]/g, (sign) => escapes[sign] ?? sign)
  if (typeof field === 'boolean') return field ? 't' : 'f'
  return typeof field === 'number' ? String(field) : `{${field.join(',')}}`
}

/** Rows in PostgreSQL's COPY text format. */
export function copyText(rows: readonly CopyRow[]): string {
  return rows.map((row) => `${row.map(fieldText).join('\t')}\n`).join('')
}

/** Names are trusted: they are inserted into the statement unescaped. */
export async function copyRows(
  client: ClientBase,
  { table, columns }: { table: string; columns: readonly string[] },
  rows: readonly CopyRow[],
): Promise<void> {
  if (rows.length === 0) return
  const statement = `copy ${table} (${columns.join(', ')}) from stdin`
  await pipeline(Readable.from([copyText(rows)]), client.query(copyFrom(statement)))
}
