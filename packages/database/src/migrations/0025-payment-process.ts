import { type Kysely, sql } from 'kysely'

/** Payments get the states of the payment process; a booking has at most one active payment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment drop constraint payment_state_check`.execute(db)
  await sql`
    alter table payment
      add column failure text check (failure in ('refused', 'abandoned')),
      add column disputed integer not null default 0`.execute(db)
  await sql`
    update payment set state = 'failed', failure = state where state in ('refused', 'abandoned')`.execute(db)
  await sql`
    update payment set state = case
      when exists (select from refund where payment_id = payment.id and state = 'started') then 'refunding'
      when amount <= (select coalesce(sum(amount), 0) from refund where payment_id = payment.id and state = 'paid')
        then 'refunded'
      else 'captured' end
    where state = 'paid'`.execute(db)
  // Until now several could be authorised at once: keeps the oldest one and releases the others.
  await sql`
    update payment set state = 'releasing' where state = 'authorised' and exists (
      select from payment earlier where earlier.booking_id = payment.booking_id and earlier.state = 'authorised'
        and (earlier.created_at, earlier.id) < (payment.created_at, payment.id))`.execute(db)
  await sql`
    alter table payment
      add constraint payment_state_check check (state in ('started', 'authorised', 'capturing', 'captured', 'releasing',
        'released', 'refunding', 'refunded', 'failed')),
      add constraint payment_failure_state check ((state = 'failed') = (failure is not null))`.execute(db)
  await sql`
    create unique index payment_active on payment (booking_id) where state in ('authorised', 'capturing')`.execute(db)
  await sql`drop index payment_pending`.execute(db)
  await sql`
    create index payment_pending on payment (changed_at)
      where state in ('started', 'authorised', 'capturing', 'releasing') or failure = 'refused'`.execute(db)
  await sql`alter table payment_alert drop constraint payment_alert_kind_check`.execute(db)
  await sql`
    alter table payment_alert add constraint payment_alert_kind_check
      check (kind in ('dispute', 'refund-failed', 'released', 'difference', 'other-amount', 'overpaid'))`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
