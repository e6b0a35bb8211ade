import type { Database } from '@marram/database/schema.generated'
import type { IsoDay } from '@marram/domain/iso-day'
import type { Transaction } from 'kysely'
import { type CommentTree, demoComments } from './comments/comments.ts'
import { demoContests } from './contests/contests.ts'

type Db = Transaction<Database>

/** Loads guests' submissions: contest pictures and comments. */
export async function loadGuestbook(db: Db, today: IsoDay): Promise<void> {
  for (const { contest, texts, images } of demoContests(today)) {
    const { id: contest_id } = await db.insertInto('contest').values(contest).returning('id').executeTakeFirstOrThrow()
    await db
      .insertInto('contest_text')
      .values(texts.map((text) => ({ ...text, contest_id })))
      .execute()
    await db
      .insertInto('contest_image')
      .values(images.map((image) => ({ ...image, contest_id })))
      .execute()
  }
  await insertComments(db, demoComments(today), null)
}

async function insertComments(db: Db, trees: readonly CommentTree[], reply_to: number | null): Promise<void> {
  for (const { row, replies } of trees) {
    const { id } = await db
      .insertInto('comment')
      .values({ ...row, reply_to })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertComments(db, replies, id)
  }
}
