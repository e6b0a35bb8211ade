import { parseSleepingRooms } from '@marram/domain/floor-plan/sleeping-rooms'
import { parseNumeric } from '@marram/domain/number-check'
import type { BrokerContext } from '../context.ts'

const metaKeys = ['consumptionPersonsPrDay', 'viewCount', 'rooms'] as const

export async function loadMeta({ db }: Pick<BrokerContext, 'db'>, id: number) {
  const rows = await db
    .selectFrom('lodging_meta')
    .where('lodging_id', '=', id)
    .where('key', 'in', metaKeys)
    .select(['key', 'value'])
    .execute()
  const values = new Map(rows.map(({ key, value }) => [key, value]))
  const numberOf = (key: (typeof metaKeys)[number]) => parseNumeric(values.get(key) ?? '')
  const rooms = values.get('rooms') ?? ''
  return {
    consumptionPersonsPrDay: numberOf('consumptionPersonsPrDay'),
    viewCount: Math.max(0, Math.trunc(numberOf('viewCount') ?? 0)),
    rooms: parseSleepingRooms(rooms) === null ? null : rooms,
  }
}
