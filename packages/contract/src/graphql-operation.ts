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

/** Called twice, because a type argument cannot be given for the variables and inferred for the reply: `defineOperation<V>()({ … })`. */
export function defineOperation<Variables>() {
  return <S extends v.GenericSchema>(
    operation: Omit<GraphqlOperation<Variables, S>, 'variables'>,
  ): GraphqlOperation<Variables, S> => operation
}
