import type { lodgingsMailRequest } from '@marram/contract/workers/lodgings-mail'
import type { Database } from '@marram/database/schema.generated'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { type Kysely, sql } from 'kysely'
import type { InferOutput } from 'valibot'
import type { Reader } from '../mail/find-reader.ts'
import { type MailToReaderDeps, mailToReader, type OwnMail } from '../mail/mail-to-reader.ts'
import { type ListedLodging, writeLodgingsLetter } from './lodgings-letter.ts'

const mailKinds = { favorites: 'share-favorites', views: 'lodging-views' } as const

/** Mails favourites or viewed houses to the user's address. */
export async function mailLodgings(
  kind: keyof typeof mailKinds,
  reader: Reader,
  { lodgingIds, stay }: InferOutput<typeof lodgingsMailRequest>,
  deps: MailToReaderDeps,
): Promise<{ sent: 'ok' } | Refusal> {
  const houses = await loadLodgings(deps.db, [...new Set(lodgingIds)], reader.languageId)
  if (houses.length === 0) return refuse(422, 'no-houses', 'None of these houses can be booked.')
  const write: OwnMail['write'] = (edition, unsubscribe) =>
    writeLodgingsLetter(kind, edition, deps.origins[edition], { houses, stay, unsubscribe })
  const content = `${houses.map(({ id }) => id).join('.')}${stay}`
  return mailToReader(reader, { kind: mailKinds[kind], content, write }, deps)
}

/** In the order of the ids, without paused houses. */
async function loadLodgings(
  db: Kysely<Database>,
  ids: readonly number[],
  languageId: number,
): Promise<ListedLodging[]> {
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
