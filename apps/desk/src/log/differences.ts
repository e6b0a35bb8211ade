import type { AuditFacts } from '@marram/contract/desk/audit'

export type Fact = AuditFacts[string]

/** A fact that a command changed; a side without it is undefined. */
export type Difference = { readonly key: string; readonly before: Fact | undefined; readonly after: Fact | undefined }

const isSame = (a: Fact | undefined, b: Fact | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Leaves out what stayed as it was, and the ids that only name what the subject is about. */
export function differencesOf(before: AuditFacts, after: AuditFacts): readonly Difference[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys
    .filter((key) => !isSame(before[key], after[key]))
    .map((key) => ({ key, before: before[key], after: after[key] }))
}

type List = readonly (string | number)[]
export type ListChange = { readonly added: List; readonly removed: List }

/** For lists such as roles: what came and what went. Null for other facts. */
export function listChange({ before, after }: Difference): ListChange | null {
  if (!Array.isArray(before ?? []) || !Array.isArray(after ?? [])) return null
  const [was, is] = [asList(before), asList(after)]
  if (before === undefined && after === undefined) return null
  return { added: is.filter((one) => !was.includes(one)), removed: was.filter((one) => !is.includes(one)) }
}

const asList = (fact: Fact | undefined): List => (Array.isArray(fact) ? fact : [])
