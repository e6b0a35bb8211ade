import type { AuditEntry } from '@marram/contract/desk/audit'
import { startPage } from '../kit/start-page.ts'
import { roleName } from '../people/role-names.ts'
import { commandNames } from './command-names.ts'
import { words } from './words.ts'

const languages = { da: 0, de: 1, en: 2 } as const

/** The technical name for a command of another version. */
export function commandText(command: string): string {
  const names = Object.hasOwn(commandNames, command) ? commandNames[command] : undefined
  return names?.[languages[startPage.edition]] ?? command
}

/** Such as "Booking 413224817" or a colleague's name; what has no words stays as it was written. */
export function subjectText(subject: string, name: string | null = null): string {
  if (name !== null) return name
  const wholes: Readonly<Record<string, string>> = words.wholes
  if (Object.hasOwn(wholes, subject)) return wholes[subject] ?? subject
  const kinds = Object.entries<string>(words.subjects).toSorted(([a], [b]) => b.length - a.length)
  const found = kinds.find(([kind]) => subject.startsWith(`${kind} `))
  if (found === undefined) return subject
  const [kind, text] = found
  const id = subject.slice(kind.length + 1)
  return `${text} ${kind === 'role' ? roleName(id) : id}`
}

export const fromText = ({ cameFrom }: Pick<AuditEntry, 'cameFrom'>): string =>
  cameFrom === 'command line' ? words.commandLine : cameFrom
