import {
  buildSchema,
  type FieldNode,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql'
import * as checks from '../broker/checks.ts'
import { type Constants, createConstants } from './constants.ts'
import { presentVariables } from './variables.ts'

const header = `// Generated from the broker's schema and documents (npm run types -w @marram/contract). Do not edit.
import type { LanguageId } from '@marram/domain/edition'
import * as v from 'valibot'
import { ${Object.keys(checks).sort().join(', ')} } from './checks.ts'
`

/** The check of each scalar, unless a directive of the field narrows it. */
const scalars: Readonly<Record<string, string>> = {
  Boolean: 'flag',
  Day: 'day',
  Float: 'number',
  Instant: 'instant',
  Int: 'whole',
  String: 'text',
}

type Selected = { readonly schema: GraphQLSchema; readonly constants: Constants }

/** The text of replies.generated.ts: the check of the reply and the type of the variables for every document. */
export function generateBrokerReplies(sdl: string, texts: readonly string[]): string {
  const schema = buildSchema(sdl)
  const constants = createConstants(Object.keys(checks))
  constants.add('text', 'v.string()')
  constants.add('number', 'v.number()')
  constants.add('flag', 'v.boolean()')
  const operations = texts.map(operationOf)
  const replies = operations.map(({ name, selectionSet }) => {
    const root = entriesOf(selectionSet, 'Query', { schema, constants })
    return `  ${name?.value}: v.object({ ${root.map(({ key, check }) => `${key}: ${check}`).join(', ')} }),`
  })
  const variables = operations.map((operation) => `  ${operation.name?.value}: ${presentVariables(operation, schema)}`)
  return [
    header,
    ...constants.lines(),
    `\nexport const brokerReplies = {\n${replies.join('\n')}\n}\n`,
    `export type BrokerVariables = {\n${variables.join('\n')}\n}\n`,
  ].join('\n')
}

function operationOf(text: string): OperationDefinitionNode {
  const [operation] = parse(text).definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION || !operation.name) throw new Error(`Not one named query: ${text}`)
  return operation
}

type Entry = { readonly key: string; readonly check: string; readonly description: string | null }

function entriesOf(selection: SelectionSetNode, typeName: string, selected: Selected): Entry[] {
  const type = selected.schema.getType(typeName)
  if (!isObjectType(type)) throw new Error(`${typeName} is no object type.`)
  const fields = type.getFields()
  return selection.selections.map((node) => {
    if (node.kind !== Kind.FIELD) throw new Error(`${typeName}: the broker's documents have no fragments.`)
    const field = fields[node.name.value]
    if (!field) throw new Error(`${typeName} has no field ${node.name.value}.`)
    const check = checkOf(field.type, field, node, selected)
    return { key: (node.alias ?? node.name).value, check, description: field.description ?? null }
  })
}

function checkOf(
  type: GraphQLOutputType,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  of: Selected,
): string {
  if (isNonNullType(type)) return presentCheck(type.ofType, field, node, of)
  const check = presentCheck(type, field, node, of)
  return /^\w+$/.test(check) ? of.constants.add(`${check}OrNull`, `v.nullable(${check})`) : `v.nullable(${check})`
}

function presentCheck(
  type: GraphQLOutputType,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  of: Selected,
): string {
  if (isListType(type)) return `v.array(${checkOf(type.ofType, field, node, of)})`
  if (isObjectType(type)) return objectCheck(type.name, node, of)
  if (isEnumType(type)) {
    const words = type.getValues().map(({ name }) => `'${name}'`)
    return of.constants.add(camel(type.name), `v.picklist([${words.join(', ')}])`)
  }
  return directiveOf(field) ?? getScalar(String(type))
}

function objectCheck(typeName: string, { selectionSet }: FieldNode, of: Selected): string {
  if (!selectionSet) throw new Error(`${typeName}: nothing is selected.`)
  const lines = entriesOf(selectionSet, typeName, of).map(({ key, check, description }) => {
    const comment = description === null ? '' : `  /** ${description.replaceAll(/\s+/g, ' ')} */\n`
    return `${comment}  ${key === check ? key : `${key}: ${check}`},\n`
  })
  return of.constants.add(camel(typeName), `v.object({\n${lines.join('')}})`)
}

function directiveOf(field: GraphQLField<unknown, unknown>): string | null {
  const name = field.astNode?.directives?.[0]?.name.value
  if (name === undefined || name === 'deprecated') return null
  if (!Object.hasOwn(checks, name)) throw new Error(`broker/checks.ts has no check for the directive @${name}.`)
  return name
}

function getScalar(name: string): string {
  const check = scalars[name]
  if (check === undefined) throw new Error(`No check is known for the scalar ${name}.`)
  return check
}

const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
