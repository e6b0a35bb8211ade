import type { Written } from '@marram/broker/catalogue/import/import-catalogue'
import { print } from '../terminal.ts'

const sharedNames = {
  area: 'areas',
  location: 'locations',
  street: 'streets',
  season: 'seasons',
  item: 'items',
} as const

/** Prints the numbers of an import; of a rehearsed one also each house. */
export function reportWritten(written: Written, fieldName: (field: string) => string = (field) => field): void {
  const { added, changed, unchanged, paused } = written
  if (written.kind === 'rehearsed') print('Nothing is written by a dry run. The import would report:')
  print(
    `Houses: ${added} added, ${changed} changed, ${unchanged} as they were${paused > 0 ? `, ${paused} paused` : ''}.`,
  )
  const shared = Object.entries(sharedNames).flatMap(([kind, name]) => {
    const count = Object.entries(written.shared).find(([key]) => key === kind)?.[1] ?? 0
    return count > 0 ? [`${name}: ${count}`] : []
  })
  if (shared.length > 0) print(`Also written: ${shared.join(', ')}.`)
  if (written.kind === 'imported') return
  for (const { kind, name, fields } of written.changes) {
    print(`  ${kind} ${name}${fields.length > 0 ? `: ${fields.map(fieldName).join(', ')}` : ''}`)
  }
  const more = added + changed + paused - written.changes.length
  if (more > 0) print(`  … and ${more} more`)
}
