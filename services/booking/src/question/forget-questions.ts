import { questionKeptDays, questionNetworkKeptDays } from '@marram/domain/question'
import type { Inside } from '../booking/context.ts'

const dayMs = 24 * 3_600_000

/** Deletes conversations after their retention period, and networks once they no longer count. */
export async function forgetQuestions({ db, now }: Pick<Inside, 'db' | 'now'>): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * dayMs)
  await db.deleteFrom('question').where('changed_at', '<', before(questionKeptDays)).execute()
  await db
    .updateTable('question')
    .set({ placed_from: null })
    .where('created_at', '<', before(questionNetworkKeptDays))
    .where('placed_from', 'is not', null)
    .execute()
}
