import { termsShape } from '@marram/contract/agency/terms'
import { copenhagenDay } from '@marram/domain/iso-day'
import { type DatedTerms, type Terms, termsOn } from '@marram/domain/terms'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../schema.generated.ts'

export type StoredTerms = DatedTerms & { readonly id: number; readonly savedAt: Date }

/** All sets, in the order in which they were saved. */
export async function readTerms(db: Kysely<Database>): Promise<StoredTerms[]> {
  const rows = await db
    .selectFrom('agency_terms')
    .select(['id', 'valid_from', 'data', 'saved_at'])
    .orderBy('id')
    .execute()
  return rows.map(({ id, valid_from: validFrom, data, saved_at: savedAt }) => {
    return { id, validFrom, terms: parseTerms(data), savedAt }
  })
}

/** The terms of a booking made now. */
export async function currentTerms({ db, now }: { db: Kysely<Database>; now: () => Date }): Promise<Terms> {
  return termsOn(copenhagenDay(now()), await readTerms(db))
}

/** Parses the terms in a stored row. */
export function parseTerms(stored: unknown): Terms {
  return v.parse(termsShape, stored)
}
