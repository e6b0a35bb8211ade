import { parseNumeric } from '@marram/domain/number-check'
import type { BrokerContext } from '../context.ts'

const metaKeys = ['consumptionPersonsPrDay', 'viewCount'] as const

export async function loadMeta({ db }: Pick<BrokerContext, 'db'>, id: number) {
  const rows = await db
    .selectFrom('lodging_meta')
    .where('lodging_id', '=', id)
    .where('key', 'in', metaKeys)
    .select(['key', 'value'])
    .execute()
  const values = new Map(rows.map(({ key, value }) => [key, parseNumeric(value)]))
  return {
    consumptionPersonsPrDay: values.get('consumptionPersonsPrDay') ?? null,
    viewCount: Math.max(0, Math.trunc(values.get('viewCount') ?? 0)),
  }
}
