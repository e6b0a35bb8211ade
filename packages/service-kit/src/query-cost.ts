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
  /** Objects that a reply could hold: every one through fragments, those in lists as often as the list is long. */
  readonly objects: number
  /** The same for plain values. */
  readonly values: number
  /** Levels of fields, through fragments. */
  readonly depth: number
  /** Fields under another name, as written: each makes a copy of what is below it. */
  readonly aliases: number
}

export type QueryCostOptions = {
  readonly schema: GraphQLSchema
  readonly variables: Variables
  /** How many entries a list without a size of its own is taken for. */
  readonly usualSize: number
  /** Plain fields that are made from other objects, by name, and of how many. */
  readonly objectsBehind?: ReadonlyMap<string, number>
}

const sizeArguments = new Set(['limit', 'pageSize', 'first', 'ids', 'keys', 'names'])
/** No number grows beyond this: sixty doublings are more than a number can hold. */
const countless = 1e12
/** Nobody allows so many levels; each costs a piece of the stack. */
const deepest = 200

/**
 * What a query could cost before anything of it runs. Every selection is looked at once, however often fragments repeat
 * it, so that judging a query costs no more than reading it.
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
    // Against circles, which validation refuses, but only afterwards.
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
    // The entries of a collection were counted with the collection.
    const own = field.name.value === 'items' ? 0 : 1
    return {
      objects: Math.min(countless, size * (own + inner.objects)),
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

/** Without the library itself: types say in their text whether they are lists. */
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
  const given = value.kind === 'Variable' ? variables[value.name.value] : 'value' in value ? Number(value.value) : null
  if (Array.isArray(given)) return given.length
  return typeof given === 'number' && given >= 0 ? given : usual
}
