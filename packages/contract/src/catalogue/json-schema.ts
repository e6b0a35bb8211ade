import { toJsonSchema } from '@valibot/to-json-schema'
import { catalogueRecord } from './catalogue-record.ts'

/** The import also checks rules that JSON Schema cannot express; the document describes them. */
export function catalogueJsonSchema(): string {
  const schema = toJsonSchema(catalogueRecord, { typeMode: 'input', errorMode: 'ignore', target: 'draft-2020-12' })
  const described = {
    title: 'One line of a Marram catalogue file',
    description:
      'Generated from packages/contract/src/catalogue. See catalogue-format.md for rules that a schema cannot express.',
  }
  return `${JSON.stringify({ $schema: schema.$schema, ...described, ...schema }, null, 2)}\n`
}
