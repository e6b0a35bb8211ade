import { type Kysely, sql } from 'kysely'

/** Tables that the desk shows and that no tag announces. `audit_entry` stands for every command of staff. */
const tables = [
  ...['audit_entry', 'booking', 'booking_event', 'hold', 'house_block', 'lodging_calendar'],
  ...['bank_entry', 'payment_alert', 'refund'],
  ...['question', 'question_message', 'guest_review', 'review_photo', 'comment', 'contest_image', 'form_submission'],
  ...['mail', 'sms'],
]

/** Tells every node that staff see something old. Triggers, so that no writer can forget it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Equal notices of a transaction are sent once. By row, because a statement that changes nothing has nothing to tell.
  await sql`
    create or replace function tell_desk() returns trigger language plpgsql as $$
    begin
      perform pg_notify('marram_desk', '');
      return null;
    end $$`.execute(db)
  for (const table of tables) {
    await sql`
      create trigger tell_desk after insert or update or delete on ${sql.table(table)}
      for each row execute function tell_desk()`.execute(db)
  }
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
