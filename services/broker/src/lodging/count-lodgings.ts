import type { BrokerContext } from '../context.ts'

export async function countLodgings({ db, tag }: BrokerContext): Promise<number> {
  tag('lodgings')
  const { count } = await db
    .selectFrom('lodging')
    .where('status', '=', 'active')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
