import { randomBytes } from 'node:crypto'
import type { newSharedList } from '@marram/contract/favorites/shared-list'
import { copenhagenDay } from '@marram/domain/iso-day'
import { isPossibleEnd } from '@marram/domain/shared-list'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { InferOutput } from 'valibot'
import { hashOf, type ListContext } from './open-list.ts'

/** 256 random bits; only the hash is stored. */
export function makePersonKey(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the token, once. */
export async function createList(
  { title, name, lodgingIds, stay, endsOn }: InferOutput<typeof newSharedList>,
  { db: outer, now, findAccount }: ListContext,
): Promise<{ readonly token: string; readonly key: string } | Refusal> {
  const today = copenhagenDay(now())
  if (stay !== null && stay.arrival < today) return refuse(422, 'stay-past', 'The day of arrival has passed.')
  if (!isPossibleEnd(endsOn, today, stay?.arrival ?? null)) return endImpossible()
  const userId = await findAccount()
  const token = randomBytes(16).toString('hex')
  const key = makePersonKey()
  await outer.transaction().execute(async (db) => {
    const { id } = await db
      .insertInto('shared_list')
      .values({
        token_hash: hashOf(token),
        user_id: userId,
        title,
        ...(stay && { arrival: stay.arrival, duration: stay.duration, ...stay.party }),
        ends_on: endsOn,
        last_number: 1,
        created_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('shared_list_house')
      .values(lodgingIds.map((lodging_id, position) => ({ list_id: id, lodging_id, position })))
      .execute()
    await db
      .insertInto('shared_list_person')
      .values({ list_id: id, number: 1, name, key_hash: hashOf(key), is_owner: true })
      .execute()
  })
  return { token, key }
}

export function endImpossible(): Refusal {
  return refuse(422, 'end-impossible', 'The voting cannot end on that day.')
}
