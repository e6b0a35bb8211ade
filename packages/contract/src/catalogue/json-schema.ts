import { toJsonSchema } from '@valibot/to-json-schema'
import { catalogueRecord } from './catalogue-record.ts'

/** Checks that a schema cannot say are left to the import; the document tells about them. */
export function catalogueJsonSchema(): string {
  const schema = toJsonSchema(catalogueRecord, { typeMode: 'input', errorMode: 'ignore', target: 'draft-2020-12' })
  const described = {
    title: 'One line of a Marram catalogue file',
    description: 'Made from packages/contract/src/catalogue. See catalogue-format.md for what a schema cannot say.',
  }
  return `${JSON.stringify({ $schema: schema.$schema, ...described, ...schema }, null, 2)}\n`
}
