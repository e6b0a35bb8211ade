import { type ContentField, type ContentType, linkedTypes } from '@marram/contract/content/model/content-type'
import {
  GraphQLBoolean,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLList,
  GraphQLString,
} from 'graphql'
import { nameOf, type Registry } from './registry.ts'
import { dateTime } from './scalars.ts'

type Inputs = Record<string, { type: GraphQLInputType }>

const equality = ['', '_not']
const lists = ['_in', '_not_in']
const order = ['_gt', '_gte', '_lt', '_lte']
const words = ['_contains', '_not_contains']

function inputs(id: string, type: GraphQLInputType, single: readonly string[], many: readonly string[]): Inputs {
  return Object.fromEntries([
    ...single.map((suffix) => [`${id}${suffix}`, { type }]),
    ...many.map((suffix) => [`${id}${suffix}`, { type: new GraphQLList(type) }]),
  ])
}

export const sysFilter = new GraphQLInputObjectType({
  name: 'SysFilter',
  fields: {
    ...inputs('id', GraphQLString, equality, lists),
    id_exists: { type: GraphQLBoolean },
    ...inputs('publishedAt', dateTime, [...equality, ...order], []),
    ...inputs('firstPublishedAt', dateTime, [...equality, ...order], []),
  },
})

/** Filters of a type; nested filters have one level, as at Contentful. */
export function filterType(type: ContentType, registry: Registry, isNested: boolean): GraphQLInputObjectType {
  const name = isNested ? `cf${nameOf(type.sys.id)}NestedFilter` : `${nameOf(type.sys.id)}Filter`
  const filter: GraphQLInputObjectType = new GraphQLInputObjectType({
    name,
    fields: () => ({
      sys: { type: sysFilter },
      AND: { type: new GraphQLList(filter) },
      OR: { type: new GraphQLList(filter) },
      ...Object.assign({}, ...type.fields.map((field) => fieldInputs(field, registry, isNested))),
    }),
  })
  return filter
}

function fieldInputs(field: ContentField, registry: Registry, isNested: boolean): Inputs {
  const { id } = field
  const exists = (name: string): Inputs => ({ [`${name}_exists`]: { type: GraphQLBoolean } })
  switch (field.type) {
    case 'Symbol':
    case 'Text':
      return { ...inputs(id, GraphQLString, [...equality, ...words], lists), ...exists(id) }
    case 'Integer':
      return { ...inputs(id, GraphQLInt, [...equality, ...order], lists), ...exists(id) }
    case 'Date':
      return { ...inputs(id, dateTime, [...equality, ...order], lists), ...exists(id) }
    case 'Boolean':
      return { ...inputs(id, GraphQLBoolean, equality, []), ...exists(id) }
    case 'Array': {
      if (field.items?.type === 'Link') {
        return { ...nested(field, registry, isNested), ...exists(`${id}Collection`) }
      }
      const item = field.items?.type === 'Integer' ? GraphQLInt : GraphQLString
      return { ...inputs(id, item, [], ['_contains_all', '_contains_some', '_contains_none']), ...exists(id) }
    }
    case 'Link':
      return { ...nested(field, registry, isNested), ...exists(id) }
    default:
      return exists(id)
  }
}

/** Filters by fields of a linked entry, if the field allows only one type. */
function nested(field: ContentField, registry: Registry, isNested: boolean): Inputs {
  const [only, ...others] = linkedTypes(field.items?.validations ?? field.validations) ?? []
  if (isNested || only === undefined || others.length > 0) return {}
  return { [field.id]: { type: registry.nestedFilterOf(only) } }
}
