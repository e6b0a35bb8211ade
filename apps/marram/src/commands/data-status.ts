import { parseArgs } from 'node:util'
import { dataGaps } from '@marram/database/data-status'
import { OperatorError } from '@marram/database/operator-error'
import type { Document } from '@marram/search/documents/document'
import { FilterError } from '@marram/search/filter/filter-error'
import { SearchError } from '@marram/search/http/search-error'
import { openDataStatus } from '@marram/search/indexer/data-status'
import { readConfig } from '../config.ts'
import { print } from '../terminal.ts'
import { textTable } from '../text-table.ts'
import { openShared } from './database.ts'

const header = ['House', 'Let', 'Place', 'Danish', 'German', 'English', 'Pictures', 'Floor plan', 'Prices', 'Published']
const options = {
  missing: { type: 'string' },
  filter: { type: 'string' },
  sort: { type: 'string' },
  limit: { type: 'string' },
} as const
const everything = 100_000

/** Searches the data status of houses for staff: by words, by missing data, by any filter. */
export async function dataStatusCommand(args: string[], env: Record<string, string | undefined>): Promise<number> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const missing = gapsOf(values.missing)
  const filter = [...lacking(missing), ...(values.filter ? [values.filter] : [])]
  const wish = { q: positionals.join(' '), filter, sort: [values.sort ?? 'id:asc'], limit: limitOf(values.limit) }
  const database = await openShared(readConfig(env))
  try {
    const index = await openDataStatus(database.db)
    const { hits, total } = index.search({ ...wish, matchingStrategy: 'all' })
    if (hits.length > 0) print(textTable([header, ...hits.map(rowOf)]))
    const more = hits.length < total ? `, ${hits.length} of them shown` : ''
    const without = missing.length > 0 ? ` without ${missing.join(' or ')}` : ''
    print(`${total} ${total === 1 ? 'house' : 'houses'}${without}${more}.`)
    return 0
  } catch (error) {
    if (error instanceof SearchError || error instanceof FilterError) throw new OperatorError(error.message)
    throw error
  } finally {
    await database.close()
  }
}

function lacking(missing: readonly string[]): string[] {
  return missing.length > 0 ? [`missing IN [${missing.map((gap) => `"${gap}"`).join(', ')}]`] : []
}

function gapsOf(text: string | undefined): string[] {
  const words = text?.split(',').map((word) => word.trim()) ?? []
  if (words.every((word) => Object.hasOwn(dataGaps, word))) return words
  throw new OperatorError(`--missing takes a list of ${Object.keys(dataGaps).join(', ')}.`)
}

function limitOf(text: string | undefined): number {
  if (text === undefined) return everything
  const limit = Number(text)
  if (Number.isInteger(limit) && limit > 0 && limit <= everything) return limit
  throw new OperatorError(`--limit takes a number from 1 to ${everything}.`)
}

function rowOf(house: Document): string[] {
  const mark = (has: unknown) => (has === true ? 'yes' : '-')
  return [
    String(house.name),
    mark(house.status === 'active'),
    `${house.streetName}, ${house.locationName}`,
    mark(house.hasDescriptionDk),
    mark(house.hasDescriptionDe),
    mark(house.hasDescriptionEn),
    String(house.imageCount),
    mark(house.hasFloorPlan),
    mark(house.hasPrices),
    String(house.publishedAt),
  ]
}
