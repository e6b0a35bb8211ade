import type { AuditEntry, AuditFacts } from '@marram/contract/desk/audit'
import { deskPermissions } from '@marram/domain/desk/permission'
import { parseIsoDay } from '@marram/domain/iso-day'
import { format, momentOf } from '../kit/format.ts'
import { permissionWords } from '../people/permission-words.ts'
import { roleName } from '../people/role-names.ts'
import { type Difference, differencesOf, type Fact, listChange } from './differences.ts'
import { factWords } from './fact-words.ts'

const { keys, values } = factWords
const wordOf = (words: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(words, key) ? (words[key] ?? key) : key

export type DescribedDifference = {
  readonly name: string
  readonly before: string | null
  readonly after: string | null
}

/** Puts what a command changed into words; a side that is null was not there. */
export function describeDifferences({ before, after }: Pick<AuditEntry, 'before' | 'after'>): DescribedDifference[] {
  const currency = currencyOf(after) ?? currencyOf(before)
  return differencesOf(before, after).map((difference) => {
    const list = listChange(difference)
    const sides = list === null ? difference : { before: some(list.removed), after: some(list.added) }
    const text = (fact: Fact | undefined) => (fact === undefined ? null : describeFact(difference.key, fact, currency))
    return { name: wordOf(keys, difference.key), before: text(sides.before), after: text(sides.after) }
  })
}

const some = (list: Difference['after'] & object): Fact | undefined => (list.length === 0 ? undefined : list)

type Money = 'DKK' | 'EUR'

function currencyOf({ currency }: AuditFacts): Money | null {
  return currency === 'DKK' || currency === 'EUR' ? currency : null
}

const isPermission = (name: string): name is keyof typeof permissionWords.permissions =>
  deskPermissions.some((permission) => permission === name)

function describeFact(key: string, fact: Fact, currency: Money | null): string {
  if (fact === null) return factWords.nothing
  if (typeof fact === 'boolean') return fact ? factWords.yes : factWords.no
  if (typeof fact === 'number') {
    const isAmount = currency !== null && (key === 'charged' || key === 'paid')
    return isAmount ? format.exactMoney(fact, currency) : String(fact)
  }
  if (typeof fact !== 'string') return fact.map((one) => describeFact(key, one, currency)).join(', ')
  if (key === 'roles') return roleName(fact)
  if (isPermission(fact)) return permissionWords.permissions[fact]
  if (parseIsoDay(fact) !== null) return format.day(fact, 'numeric')
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(fact) ? momentOf(fact) : wordOf(values, fact)
}

/** All changes on one line, such as "Departure 3 July → 5 July". */
export const differencesText = (entry: AuditEntry): string =>
  describeDifferences(entry)
    .map(({ name, before, after }) => `${name}: ${[before, after].filter((side) => side !== null).join(' → ')}`)
    .join('; ')
