import type { EmbedOf } from '../content-model.ts'
import type { BlockProps } from './block-props.ts'
import { EmployeeCard, EmployeeList } from './employee-card.tsx'

export function EmployeeBlock({ entry, level }: BlockProps<EmbedOf<'EmployeeBlock'>>) {
  if (entry.employees.length === 0) return null
  const Heading = `h${level}` as const
  return (
    <div className="stack">
      {entry.title ? <Heading>{entry.title}</Heading> : null}
      <EmployeeList employees={entry.employees} />
    </div>
  )
}

export function EmployeeReference({ entry }: { readonly entry: EmbedOf<'EmployeeReference'> }) {
  return entry.employee === null ? null : <EmployeeCard employee={entry.employee} />
}
