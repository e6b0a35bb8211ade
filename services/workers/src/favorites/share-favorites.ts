import { createHash } from 'node:crypto'
import type { shareFavoritesRequest } from '@marram/contract/workers/share-favorites'
import { queueMail } from '@marram/database/mail/queue-mail'
import type { Database } from '@marram/database/schema.generated'
import { findEditionByLanguage } from '@marram/domain/edition'
import type { EditionKey } from '@marram/i18n/edition-key'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { findBearer } from '@marram/service-kit/keys'
import { type Kysely, sql } from 'kysely'
import type { InferOutput } from 'valibot'
import { type ListedHouse, writeFavoritesLetter } from './favorites-letter.ts'
import type { FindReader, Reader } from './find-reader.ts'

export type ShareFavoritesDeps = {
  readonly db: Kysely<Database>
  readonly findReader: FindReader
  readonly origins: Readonly<Record<EditionKey, string>>
  readonly now: () => Date
}

const hourMs = 3_600_000
const mailsADay = 10

/** Mail to others would be advertising that they never asked for, so there is no field for an address. */
export async function readReader(headers: Headers, findReader: FindReader): Promise<Reader | Refusal> {
  const token = findBearer(headers.get('authorization') ?? undefined)
  const reader = token === null ? null : await findReader(token)
  if (reader === null) {
    return refuse(401, 'not-logged-in', 'Not logged in', { headers: { 'www-authenticate': 'Bearer' } })
  }
  return reader.isConfirmed
    ? reader
    : refuse(403, 'address-unconfirmed', 'The address of this account is not confirmed.')
}

export async function shareFavorites(
  reader: Reader,
  { lodgingIds }: InferOutput<typeof shareFavoritesRequest>,
  { db, origins, now }: ShareFavoritesDeps,
): Promise<{ sent: 'ok' } | Refusal> {
  const edition = findEditionByLanguage(reader.languageId)?.key ?? 'en'
  const houses = await loadHouses(db, [...new Set(lodgingIds)], reader.languageId)
  if (houses.length === 0) return refuse(422, 'no-houses', 'None of these houses is let by us.')
  return db.transaction().execute(async (trx): Promise<{ sent: 'ok' } | Refusal> => {
    const prefix = `share-favorites ${reader.id} `
    await sql`select pg_advisory_xact_lock(hashtext(${prefix}))`.execute(trx)
    const { count } = await trx
      .selectFrom('mail')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('key', 'like', `${prefix}%`)
      .where(sql<boolean>`created_at > now() - interval '24 hours'`)
      .executeTakeFirstOrThrow()
    if (count >= mailsADay) return refuse(429, 'too-many-mails', 'That is enough mail for one day.')
    // Who presses twice within the hour gets one mail; a list that changed is another mail.
    const hour = Math.floor(now().getTime() / hourMs)
    const list = createHash('sha256')
      .update(houses.map(({ id }) => id).join('.'))
      .digest('base64url')
      .slice(0, 16)
    const letter = writeFavoritesLetter(edition, origins[edition], houses)
    await queueMail(trx, { key: `${prefix}${hour} ${list}`, to: reader.email, letter })
    return { sent: 'ok' }
  })
}

/** In the order given; those that are not let any more are left out. */
async function loadHouses(db: Kysely<Database>, ids: readonly number[], languageId: number): Promise<ListedHouse[]> {
  const rows = await db
    .selectFrom('lodging')
    .leftJoin('lodging_text', (join) =>
      join
        .onRef('lodging_text.lodging_id', '=', 'lodging.id')
        .on(sql<boolean>`lodging_text.language_id = ${languageId}`),
    )
    .where('lodging.id', 'in', ids)
    .where('lodging.status', '=', 'active')
    .select(['lodging.id', 'lodging.name', 'lodging.city', 'lodging_text.title'])
    .execute()
  const byId = new Map(rows.map(({ title, ...house }) => [house.id, { ...house, title: title ?? house.city }]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
