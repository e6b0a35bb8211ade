import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql'

const scalars: Readonly<Record<string, string>> = {
  Arrival: 'string',
  Boolean: 'boolean',
  Day: 'string',
  Float: 'number',
  Instant: 'string',
  Int: 'number',
  String: 'string',
}

/** The TypeScript type of a document's variables. `lan` is always a language id. */
export function presentVariables({ variableDefinitions = [] }: OperationDefinitionNode, schema: GraphQLSchema): string {
  const members = variableDefinitions.map(({ variable, type: node, defaultValue }) => {
    const name = variable.name.value
    const type = inputTypeOf(node, schema)
    if (name === 'lan') return 'lan: LanguageId'
    return memberOf(name, type, defaultValue !== undefined)
  })
  return `{ ${members.join('; ')} }`
}

function inputTypeOf(node: Parameters<typeof typeFromAST>[1], schema: GraphQLSchema): GraphQLInputType {
  const type = typeFromAST(schema, node)
  if (!isInputType(type)) throw new Error('A document declares a variable of a type that the schema does not have.')
  return type
}

function memberOf(name: string, type: GraphQLInputType, hasDefault: boolean): string {
  const isRequired = isNonNullType(type) && !hasDefault
  return `${name}${isRequired ? '' : '?'}: ${typeScriptOf(type)}`
}

function typeScriptOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return typeScriptOf(type.ofType)
  if (isListType(type)) return `readonly ${typeScriptOf(type.ofType)}[]`
  if (isEnumType(type)) {
    const words = type.getValues().map(({ name }) => `'${name}'`)
    return `(${words.join(' | ')})`
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    return `{ ${fields.map((field) => memberOf(field.name, field.type, field.defaultValue !== undefined)).join('; ')} }`
  }
  const scalar = scalars[type.name]
  if (scalar === undefined) throw new Error(`No TypeScript type is known for the scalar ${type.name}.`)
  return scalar
}
