import { sweepKept } from '@marram/contract/task'
import { addJob } from '@marram/database/jobs/add-job'
import { forgetFailedJobs } from '@marram/database/jobs/forget-failed-jobs'
import type { Database } from '@marram/database/schema.generated'
import { type Kysely, sql } from 'kysely'
import { ownMailsRefusedDays } from './mail/own-mail-refusal.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Queues one sweep a day for all nodes: a job with the same key replaces the waiting one. */
export function planSweep(db: Kysely<Database>, now: Date): Promise<void> {
  const day = new Date(now.getTime() + dayMs).toISOString().slice(0, 10)
  return addJob(db, sweepKept, {}, { key: `${sweepKept.name} ${day}`, runAt: new Date(`${day}T02:30:00Z`) })
}

/** Deletes personal data after its retention period. */
export async function sweep(db: Kysely<Database>, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  await db.deleteFrom('form_submission').where('created_at', '<', before(365)).execute()
  await db
    .deleteFrom('form_submission')
    .using('form_decision')
    .whereRef('submission_id', '=', 'form_submission.id')
    .where('form_decision.state', '=', 'spam')
    .where('decided_at', '<', before(30))
    .execute()
  // The department has the files by mail; these are a fallback.
  await db.deleteFrom('form_file').where('created_at', '<', before(90)).execute()
  // Blanks the content; the row stays, because its key records the mail as sent.
  await db
    .updateTable('mail')
    .set({
      recipient: '',
      reply_to: null,
      subject: '',
      text_body: '',
      html_body: '',
      unsubscribe_url: null,
      last_error: null,
    })
    .where('changed_at', '<', before(30))
    .where('state', 'in', ['sent', 'kept', 'unconfirmed', 'refused'])
    .where('recipient', '<>', '')
    .execute()
  await db
    .deleteFrom('mail_picture')
    .using('mail')
    .whereRef('mail.id', '=', 'mail_picture.mail_id')
    .where('mail.recipient', '=', '')
    .execute()
  await db
    .updateTable('sms')
    .set({ recipient: '', body: '', last_error: null })
    .where('changed_at', '<', before(30))
    .where('state', 'in', ['sent', 'kept', 'unconfirmed', 'refused'])
    .execute()
  // The network hash is only for rate limits; reports and rejected comments stay longer for complaints.
  await db.updateTable('comment_author').set({ network_hash: null }).where('created_at', '<', before(30)).execute()
  await db.deleteFrom('comment_report').where('created_at', '<', before(180)).execute()
  await db.deleteFrom('comment').where('state', '=', 'rejected').where('decided_at', '<', before(180)).execute()
  await db
    .deleteFrom('newsletter_subscription')
    .where('state', '=', 'pending')
    .where('asked_at', '<', before(8))
    .execute()
  await db.deleteFrom('mailbox_mail').where('mailed_at', '<', before(1)).execute()
  await db.deleteFrom('own_mail_refusal').where('refused_at', '<', before(ownMailsRefusedDays)).execute()
  await db
    .deleteFrom('telemetry_count')
    .where('day', '<', sql<string>`${before(90)}::date`)
    .execute()
  await db.deleteFrom('review_photo').where('state', '=', 'refused').where('decided_at', '<', before(180)).execute()
  // The row of a rejected picture stays while its sender may object; its file is already deleted.
  await db.deleteFrom('contest_image').where('state', '=', 'rejected').where('decided_at', '<', before(180)).execute()
  // The picture stays; the sender is not needed after the prizes are awarded.
  await db
    .deleteFrom('contest_sender')
    .using('contest_image')
    .innerJoin('contest', 'contest.id', 'contest_image.contest_id')
    .whereRef('contest_image.id', '=', 'contest_sender.contest_image_id')
    .where('contest.closes_on', '<', sql<string>`${before(365)}::date`)
    .execute()
  await forgetFailedJobs(db, before(90))
  await planSweep(db, now)
}
