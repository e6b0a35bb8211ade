import { writeFile } from 'node:fs/promises'
import { catalogueJsonSchema } from '@marram/contract/catalogue/json-schema'

await writeFile(new URL('../../../docs/catalogue.schema.json', import.meta.url), catalogueJsonSchema())
