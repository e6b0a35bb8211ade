import * as desk from '@marram/contract/desk/reviews'
import { listPage } from '@marram/database/command/list-page'
import { equals, matchesWords } from '@marram/database/command/search-words'
import { staffCommand, staffQuery } from '@marram/database/command/staff-command'
import { refuse as refusal } from '@marram/service-kit/envelope'
import { sql } from 'kysely'
import { loadDataUrl } from '../contest/staff-entries.ts'
import { approvePhoto, getPhoto, refusePhoto, selectPhotos } from '../review/staff-photos.ts'
import type { StaffContext } from './staff-context.ts'

type Context = Pick<StaffContext, 'db' | 'now' | 'store'>

export const approve = staffCommand<Context>()(desk.approveReviewPhoto, async ({ photo }, { now, ...context }) => {
  await approvePhoto({ ...context, now: now() }, photo)
  const after = { state: 'public' } as const
  return { output: after, subject: `review photo ${photo}`, before: { state: 'waiting' }, after }
})

export const refuse = staffCommand<Context>()(desk.refuseReviewPhoto, async ({ photo }, { db, now }) => {
  const { state } = await getPhoto(db, photo)
  await refusePhoto({ db, now: now() }, photo)
  const after = { state: 'refused' } as const
  return { output: after, subject: `review photo ${photo}`, before: { state }, after }
})

const sorts = { sent: { by: sql`review_photo.id`, kind: 'number' } } as const

export const list = staffQuery<Context>()(desk.listReviewPhotos, ({ filters, search, ...asked }, { db }) => {
  const rows = selectPhotos(db)
    .where(equals(sql`review_photo.state`, filters.state))
    .where(equals(sql`guest_review.id`, filters.review))
    .where(matchesWords(search, [sql`alt`, sql`guest_review.name`, sql`lodging.name`]))
  return listPage(db, rows, { asked, sorts, id: sorts.sent, present: presentPhoto })
})

export const show = staffQuery<Context>()(desk.showReviewPhoto, async ({ photo: id }, { db, store }) => {
  const row = await selectPhotos(db).where('review_photo.id', '=', id).executeTakeFirst()
  if (!row) return refusal(404, 'unknown-photo', `There is no photo ${id}.`)
  return { ...presentPhoto(row), picture: await loadDataUrl(store, row) }
})

type Row = Awaited<ReturnType<typeof getPhoto>>

function presentPhoto({ id, state, house, review, reviewState, name, alt, width, height, sentAt }: Row) {
  return { id, state, house, review, reviewState, name, alt, width, height, sentAt: sentAt.toISOString() }
}
