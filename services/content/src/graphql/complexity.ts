import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql'

type Variables = Readonly<Record<string, unknown>>

const usualLimit = 100

/**
 * How many entries a reply could hold, counted as Contentful does: every list by its limit, lists in lists multiplied.
 * Stops counting at `max`, so that fragments that repeat fragments cost nothing.
 */
export function complexityOf(document: DocumentNode, variables: Variables, max: number): number {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const known = new Map<SelectionSetNode, number>()

  function costOf(set: SelectionSetNode | undefined): number {
    if (!set) return 0
    const earlier = known.get(set)
    if (earlier !== undefined) return earlier
    // Against circles, which validation refuses, but a later change of order must not hang on them.
    known.set(set, 0)
    let cost = 0
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) cost += fieldCost(selection)
      else if (selection.kind === Kind.INLINE_FRAGMENT) cost += costOf(selection.selectionSet)
      else cost += costOf(fragments.get(selection.name.value)?.selectionSet)
      if (cost > max) break
    }
    known.set(set, Math.min(cost, max + 1))
    return known.get(set) ?? 0
  }

  function fieldCost(field: FieldNode): number {
    const inner = costOf(field.selectionSet)
    if (!field.name.value.endsWith('Collection')) return inner
    const argument = field.arguments?.find(({ name }) => name.value === 'limit')
    const limit = argument ? valueFromASTUntyped(argument.value, { ...variables }) : usualLimit
    const count = typeof limit === 'number' && limit >= 0 ? limit : usualLimit
    return count * (1 + inner)
  }

  return document.definitions.reduce(
    (sum, definition) => (definition.kind === Kind.OPERATION_DEFINITION ? sum + costOf(definition.selectionSet) : sum),
    0,
  )
}
