import type { Field, Row } from './rows.ts'

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function fieldText(field: Field): string {
  if (field === null) return '\\N'
  if (typeof field === 'string') return field.replace(/[\\\n\r\t]/g, (sign) => escapes[sign] ?? sign)
  if (typeof field === 'boolean') return field ? 't' : 'f'
  return typeof field === 'number' ? String(field) : `{${field.join(',')}}`
}

/** Rows in PostgreSQL's COPY text format. */
export function copyText(rows: readonly Row[]): string {
  return rows.map((row) => `${row.map(fieldText).join('\t')}\n`).join('')
}
