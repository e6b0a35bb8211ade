import { isDeepStrictEqual } from 'node:util'
import { agencyTag } from '@marram/contract/agency/agency'
import { datedTerms, termsFile } from '@marram/contract/agency/terms'
import { copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import { type DatedTerms, termsProblems } from '@marram/domain/terms'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { everyTag, notifyTags } from '../changes.ts'
import { OperatorError } from '../operator-error.ts'
import type { Database } from '../schema.generated.ts'
import { readTerms } from './read-terms.ts'

type Deps = { readonly db: Kysely<Database>; readonly now: () => Date }

/** Adds a set of terms, unless the set of that day says the same. Prices and pages follow at once or on its first day. */
export async function saveTerms(input: unknown, { db, now }: Deps): Promise<'saved' | 'unchanged'> {
  const set = checkTerms(input)
  const today = copenhagenDay(now())
  return db.transaction().execute(async (trx) => {
    const all = await readTerms(trx)
    const sameDay = all.findLast(({ validFrom }) => validFrom === set.validFrom)
    if (sameDay && isDeepStrictEqual(sameDay.terms, set.terms)) return 'unchanged'
    if (all.length > 0 && set.validFrom < today) throw refusal([pastDay(set.validFrom, today)])
    await trx
      .insertInto('agency_terms')
      .values({ valid_from: set.validFrom, data: JSON.stringify(set.terms), saved_at: now() })
      .execute()
    await notifyTags(trx, [agencyTag, ...(set.validFrom <= today ? [everyTag] : [])])
    return 'saved'
  })
}

/** Throws all problems at once. */
export function checkTerms(input: unknown): DatedTerms {
  const parsed = v.safeParse(termsFile, input)
  if (!parsed.success) {
    throw refusal(parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'terms'}: ${issue.message}`))
  }
  const set = datedTerms(parsed.output)
  const problems = termsProblems(set)
  if (problems.length > 0) throw refusal(problems)
  return set
}

function pastDay(validFrom: IsoDay, today: IsoDay): string {
  return `validFrom: ${validFrom} is past, and its bookings have their terms. The earliest day for a change is today, ${today}`
}

const refusal = (problems: readonly string[]): OperatorError =>
  new OperatorError(`The terms were not saved:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
