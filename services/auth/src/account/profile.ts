import type { profileChange } from '@marram/contract/auth/requests'
import type { Profile } from '@marram/contract/auth/shapes'
import { allowReviewMails, hasRefusedReviewMails, refuseReviewMails } from '@marram/database/mail/review-refusal'
import type { InferOutput } from 'valibot'
import type { AuthContext } from '../deps.ts'
import type { Session } from '../session/session.ts'

type Change = InferOutput<typeof profileChange>

const columns = ['id', 'email', 'firstname', 'lastname', 'phone', 'address', 'city', 'country'] as const

export async function loadProfile({ userId }: Session, { db }: AuthContext): Promise<Profile> {
  const row = await db
    .selectFrom('user_account')
    .select(columns)
    .select(['postal_code', 'language_id', 'confirmed_at', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const { postal_code, language_id, confirmed_at, created_at, ...same } = row
  return {
    ...same,
    postalCode: postal_code,
    languageId: language_id,
    isConfirmed: confirmed_at !== null,
    reviewMails: !(await hasRefusedReviewMails(db, same.email)),
    createdAt: created_at.toISOString(),
  }
}

export async function changeProfile(session: Session, change: Change, context: AuthContext): Promise<Profile> {
  const { postalCode, languageId, reviewMails, ...same } = change
  const { email } = await context.db
    .updateTable('user_account')
    .set({
      ...same,
      ...(postalCode !== undefined && { postal_code: postalCode }),
      ...(languageId !== undefined && { language_id: languageId }),
      updated_at: context.now(),
    })
    .where('id', '=', session.userId)
    .returning('email')
    .executeTakeFirstOrThrow()
  if (reviewMails === true) await allowReviewMails(context.db, email)
  if (reviewMails === false) await refuseReviewMails(context.db, email, context.now())
  return loadProfile(session, context)
}
