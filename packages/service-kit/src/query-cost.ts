import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLSchema,
  SelectionSetNode,
  ValueNode,
} from 'graphql'

type Variables = Readonly<Record<string, unknown>>

export type QueryCost = {
  /** Maximum objects in a reply: fragments are expanded, and list entries multiplied by the list's length. */
  readonly objects: number
  /** The same for scalar values. */
  readonly values: number
  /** Levels of fields, through fragments. */
  readonly depth: number
  /** Aliased fields as written: each copies everything below it. */
  readonly aliases: number
}

export type QueryCostOptions = {
  readonly schema: GraphQLSchema
  readonly variables: Variables
  /** The assumed number of entries of a list without a limit. */
  readonly usualSize: number
  /** Scalar fields that are computed from other objects, by name, with the number of these objects. */
  readonly objectsBehind?: ReadonlyMap<string, number>
}

const sizeArguments = new Set(['limit', 'pageSize', 'first', 'ids', 'keys', 'names'])
/** Caps counts: sixty doublings exceed the range of safe integers. */
const countless = 1e12
/** Deeper queries are always refused; each level uses part of the stack. */
const deepest = 200

/**
 * Measures the maximum cost of a query before it runs. Visits each selection once, however often fragments repeat it,
 * so that measuring costs no more than parsing.
 */
export function measureQuery(document: DocumentNode, options: QueryCostOptions): QueryCost {
  const { schema, variables, usualSize, objectsBehind } = options
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition)
  }
  const known = new Map<SelectionSetNode, QueryCost>()
  let aliases = 0

  function costOf(set: SelectionSetNode, parent: string | undefined, level: number): QueryCost {
    if (level > deepest) return { ...nothing, depth: countless }
    const earlier = known.get(set)
    if (earlier) return earlier
    // Stops at circular fragments, which validation refuses only later.
    known.set(set, nothing)
    const cost = set.selections.map((selection) => {
      if (selection.kind === 'Field') return fieldCost(selection, parent, level + 1)
      if (selection.kind === 'InlineFragment') {
        return costOf(selection.selectionSet, selection.typeCondition?.name.value ?? parent, level + 1)
      }
      const fragment = fragments.get(selection.name.value)
      return fragment ? costOf(fragment.selectionSet, fragment.typeCondition.name.value, level + 1) : nothing
    })
    known.set(set, cost.reduce(sum, nothing))
    return known.get(set) ?? nothing
  }

  function fieldCost(field: FieldNode, parent: string | undefined, level: number): QueryCost {
    if (field.alias) aliases += 1
    const type = typeOfField(schema, parent, field.name.value)
    const behind = objectsBehind?.get(field.name.value) ?? 0
    if (!field.selectionSet) return { objects: behind, values: 1, depth: 1, aliases: 0 }
    const inner = costOf(field.selectionSet, type.name, level)
    const size = sizeOf(field, type.isList, variables, usualSize)
    // The collection has already counted its entries.
    const self = field.name.value === 'items' ? 0 : 1
    return {
      objects: Math.min(countless, size * (self + inner.objects)),
      values: Math.min(countless, size * inner.values),
      depth: inner.depth + 1,
      aliases: 0,
    }
  }

  const operations = document.definitions.filter(({ kind }) => kind === 'OperationDefinition')
  const total = operations.map((definition) =>
    'selectionSet' in definition ? costOf(definition.selectionSet, schema.getQueryType()?.name, 0) : nothing,
  )
  return { ...total.reduce(sum, nothing), aliases }
}

const nothing: QueryCost = { objects: 0, values: 0, depth: 0, aliases: 0 }

function sum(a: QueryCost, b: QueryCost): QueryCost {
  return {
    objects: Math.min(countless, a.objects + b.objects),
    values: Math.min(countless, a.values + b.values),
    depth: Math.max(a.depth, b.depth),
    aliases: 0,
  }
}

/** Avoids loading the library: types show in their text if they are lists. */
function typeOfField(schema: GraphQLSchema, parent: string | undefined, name: string) {
  const owner = parent === undefined ? undefined : schema.getType(parent)
  const field = owner && 'getFields' in owner ? owner.getFields()[name] : undefined
  const written = field ? String(field.type) : ''
  return { name: written.replaceAll(/[[\]!]/g, '') || undefined, isList: written.startsWith('[') }
}

function sizeOf(field: FieldNode, isList: boolean, variables: Variables, usual: number): number {
  const isCollection = field.name.value.endsWith('Collection')
  if (!isCollection && (!isList || field.name.value === 'items')) return 1
  const argument = field.arguments?.find(({ name }) => sizeArguments.has(name.value))
  return argument ? givenSize(argument.value, variables, usual) : usual
}

function givenSize(value: ValueNode, variables: Variables, usual: number): number {
  if (value.kind === 'ListValue') return value.values.length
  const argument =
    value.kind === 'Variable' ? variables[value.name.value] : 'value' in value ? Number(value.value) : null
  if (Array.isArray(argument)) return argument.length
  return typeof argument === 'number' && argument >= 0 ? argument : usual
}
