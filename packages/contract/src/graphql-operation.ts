import type * as v from 'valibot'

export type OperationKind = 'query' | 'mutation'

/** A registered document: its text is fixed, only variables change. */
export type GraphqlOperation<Variables, S extends v.GenericSchema> = {
  name: string
  kind: OperationKind
  text: string
  /** Of the reply's `data`. */
  reply: S
  /** Carries the type only; never set. */
  variables?: Variables
}

/**
 * The name of a variable that the document declares as a list and that holds something else; null when there is none.
 * GraphQL itself would make a list of one out of it, and the answer would be short by all the others.
 */
export function findLooseList(text: string, variables: unknown): string | null {
  if (typeof variables !== 'object' || variables === null) return null
  const given = new Map<string, unknown>(Object.entries(variables))
  for (const name of listsOf(text)) {
    const value = given.get(name)
    if (value !== undefined && value !== null && !Array.isArray(value)) return name
  }
  return null
}

const knownLists = new Map<string, readonly string[]>()
/** More than the site has documents, and longer; strangers can write any number. */
const maxKnown = 100
const maxLength = 8192

function listsOf(text: string): readonly string[] {
  const known = knownLists.get(text)
  if (known) return known
  const lists = [...text.matchAll(/\$(\w+)\s*:\s*\[/g)].map(([, name = '']) => name)
  if (knownLists.size < maxKnown && text.length <= maxLength) knownLists.set(text, lists)
  return lists
}

/** Called twice, because a type argument cannot be given for the variables and inferred for the reply: `defineOperation<V>()({ … })`. */
export function defineOperation<Variables>() {
  return <S extends v.GenericSchema>(
    operation: Omit<GraphqlOperation<Variables, S>, 'variables'>,
  ): GraphqlOperation<Variables, S> => operation
}
