import { randomBytes } from 'node:crypto'
import type { Database } from '@marram/database/schema.generated'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { Kysely, Selectable } from 'kysely'
import type { Inside } from '../booking/context.ts'
import { hashOf } from '../booking/secrets.ts'
import type { OwnBooking } from '../change/find-booking.ts'

type Deps = Pick<Inside, 'db' | 'now'>
export type QuestionRow = Selectable<Database['question']>

/** Returns a new token of the conversation; only its hash is stored. `isMailed`: it goes only to the guest's address. */
export async function admitReader(
  questionId: number,
  { db, now }: Deps,
  { isMailed }: { readonly isMailed: boolean },
): Promise<string> {
  const token = randomBytes(16).toString('hex')
  await db
    .insertInto('question_access')
    .values({ key_hash: hashOf(token), question_id: questionId, is_mailed: isMailed, created_at: now() })
    .execute()
  return token
}

/** The same refusal for a wrong, deleted and foreign conversation. */
export function unknownQuestion(): Refusal {
  return refuse(404, 'unknown-question', 'There is no such conversation, or it has been deleted.')
}

/** Finds a conversation by its token. Reading the mail confirms the guest's address. */
export async function openQuestion(token: string, { db, now }: Deps): Promise<QuestionRow | Refusal> {
  const found = await db
    .selectFrom('question')
    .innerJoin('question_access', 'question_access.question_id', 'question.id')
    .where('key_hash', '=', hashOf(token))
    .selectAll('question')
    .select('is_mailed')
    .executeTakeFirst()
  if (!found) return unknownQuestion()
  const { is_mailed: isMailed, ...row } = found
  if (isMailed && row.confirmed_at === null) {
    await db.updateTable('question').set({ confirmed_at: now() }).where('id', '=', row.id).execute()
  }
  return row
}

/**
 * The conversations of a booking's guest, newest first: of the same account, or under the booking's mail address if both
 * sides have proved it. A key that was never mailed does not prove it, since anybody can book under a stranger's address.
 */
export function questionsOf(
  { row: booking, guest }: Pick<OwnBooking, 'row' | 'guest'>,
  key: string,
  db: Kysely<Database>,
) {
  return db
    .selectFrom('question')
    .selectAll()
    .where(({ or, and, eb, exists, fn, selectFrom }) =>
      or([
        ...(booking.user_id === null ? [] : [eb('user_id', '=', booking.user_id)]),
        and([
          eb('confirmed_at', 'is not', null),
          eb(fn<string>('lower', ['email']), '=', guest.email.toLowerCase()),
          exists(
            selectFrom('booking_access')
              .where('booking_id', '=', booking.id)
              .where('key_hash', '=', hashOf(key))
              .where((access) =>
                access.or([
                  access('is_mailed', '=', true),
                  // Opened by the account with this address.
                  ...(booking.user_id === null ? [access('expires_at', 'is not', null)] : []),
                ]),
              ),
          ),
        ]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(20)
}
