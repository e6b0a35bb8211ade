import { parseArgs } from 'node:util'
import { type Gap, gaps, loadDataStatus } from '@marram/broker/catalogue/data-status/load-data-status'
import type { LodgingDataStatus } from '@marram/contract/broker/data-status/shapes'
import { OperatorError } from '@marram/database/operator-error'
import { readConfig } from '../config.ts'
import { print } from '../terminal.ts'
import { textTable } from '../text-table.ts'
import { openMigrated } from './database.ts'

const header = ['House', 'Let', 'Danish', 'German', 'English', 'Pictures', 'Floor plan', 'Prices', 'Published', 'Days']
const maxHouses = 100_000

/** A table for staff: every house, or those that lack something. */
export async function dataStatusCommand(args: string[], env: Record<string, string | undefined>): Promise<number> {
  const { values } = parseArgs({ args, options: { missing: { type: 'string' } } })
  const missing = gapsOf(values.missing)
  const database = await openMigrated(readConfig(env), () => {}, { isShared: true })
  try {
    const houses = await loadDataStatus(database.db, { limit: maxHouses, skip: 0, missing }, new Date())
    if (houses.length > 0) print(textTable([header, ...houses.map(rowOf)]))
    print(
      `${houses.length} ${houses.length === 1 ? 'house' : 'houses'}${missing.length > 0 ? ` without ${missing.join(' or ')}` : ''}.`,
    )
    return 0
  } finally {
    await database.close()
  }
}

function gapsOf(given: string | undefined): Gap[] {
  const words = given?.split(',').map((word) => word.trim()) ?? []
  const known = words.filter((word): word is Gap => Object.hasOwn(gaps, word))
  if (known.length === words.length) return known
  throw new OperatorError(`--missing takes a list of ${Object.keys(gaps).join(', ')}.`)
}

function rowOf(house: LodgingDataStatus): string[] {
  const mark = (has: boolean) => (has ? 'yes' : '-')
  return [
    house.name,
    mark(house.isActive),
    mark(house.hasDescriptionDk),
    mark(house.hasDescriptionDe),
    mark(house.hasDescriptionEn),
    String(house.imageCount),
    mark(house.hasFloorPlan),
    mark(house.hasPrices),
    house.publishedAt,
    String(house.daysPublished),
  ]
}
