import type { shareFavoritesRequest } from '@marram/contract/workers/share-favorites'
import type { Database } from '@marram/database/schema.generated'
import { findEditionByLanguage } from '@marram/domain/edition'
import type { EditionKey } from '@marram/i18n/edition-key'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { type Kysely, sql } from 'kysely'
import type { InferOutput } from 'valibot'
import type { Reader } from '../mail/find-reader.ts'
import { type MailToReaderDeps, mailToReader } from '../mail/mail-to-reader.ts'
import { type ListedHouse, writeFavoritesLetter } from './favorites-letter.ts'

export type ShareFavoritesDeps = MailToReaderDeps & { readonly origins: Readonly<Record<EditionKey, string>> }

export async function shareFavorites(
  reader: Reader,
  { lodgingIds }: InferOutput<typeof shareFavoritesRequest>,
  { db, origins, now }: ShareFavoritesDeps,
): Promise<{ sent: 'ok' } | Refusal> {
  const edition = findEditionByLanguage(reader.languageId)?.key ?? 'en'
  const houses = await loadHouses(db, [...new Set(lodgingIds)], reader.languageId)
  if (houses.length === 0) return refuse(422, 'no-houses', 'None of these houses is let by us.')
  const letter = writeFavoritesLetter(edition, origins[edition], houses)
  return mailToReader(
    reader,
    { kind: 'share-favorites', content: houses.map(({ id }) => id).join('.'), letter },
    { db, now },
  )
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
