import { writeFile } from 'node:fs/promises'
import { catalogueJsonSchema } from './json-schema.ts'

await writeFile(new URL('../../../../docs/catalogue.schema.json', import.meta.url), catalogueJsonSchema())
