import type * as v from 'valibot'

export type OperationKind = 'query' | 'mutation'

/** A registered document: the text is fixed, only variables change. */
export type GraphqlOperation<Variables, S extends v.GenericSchema> = {
  name: string
  kind: OperationKind
  text: string
  /** Schema of the reply's `data`. */
  reply: S
  /** Carries the type only; never set. */
  variables?: Variables
}

/**
 * The name of a variable that the document declares as a list but whose value is not one; null if there is none.
 * GraphQL would coerce the value to a list of one, and the reply would silently lack all others.
 */
export function findLooseList(text: string, variables: unknown): string | null {
  if (typeof variables !== 'object' || variables === null) return null
  const values = new Map<string, unknown>(Object.entries(variables))
  for (const name of listsOf(text)) {
    const value = values.get(name)
    if (value !== undefined && value !== null && !Array.isArray(value)) return name
  }
  return null
}

function listsOf(text: string): readonly string[] {
  return [...text.matchAll(/\$(\w+)\s*:\s*\[/g)].map(([, name = '']) => name)
}

/**
 * Curried, because TypeScript cannot infer the reply's type while the variables' type is explicit:
 * `defineOperation<V>()({ … })`.
 */
export function defineOperation<Variables>() {
  return <S extends v.GenericSchema>(
    operation: Omit<GraphqlOperation<Variables, S>, 'variables'>,
  ): GraphqlOperation<Variables, S> => operation
}
