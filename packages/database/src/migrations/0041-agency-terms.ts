import { type Kysely, sql } from 'kysely'

/** The conditions of every booking made before terms were stored. Fixed: later standard terms may differ. */
const formerTerms = {
  transactionFee: { DKK: 22_900, EUR: 3_200 },
  firstInstalment: { percent: 35, dueDaysAfterBooking: 4 },
  restDueDaysBeforeArrival: 50,
  cancellation: [
    { fromDaysBefore: 90, keptPercent: 20 },
    { fromDaysBefore: 60, keptPercent: 50 },
    { fromDaysBefore: 30, keptPercent: 70 },
    { fromDaysBefore: 15, keptPercent: 90 },
  ],
  rebooking: {
    freeUntilDaysBeforeArrival: null,
    untilDaysBeforeArrival: 60,
    fee: { DKK: 60_000, EUR: 8_500 },
    isWithinYear: true,
  },
  refundWorkingDays: 5,
  minRenterAge: 25,
  checkInHour: 15,
  checkOutHour: { ownCleaning: 10, agencyCleaning: 9 },
}

/** Nobody changes a stored set of terms; each booking stores a copy of the set that it was made under. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agency_terms (
      id integer generated always as identity primary key,
      valid_from date not null,
      data jsonb not null,
      saved_at timestamptz not null default now()
    )`.execute(db)
  await sql`alter table booking add column terms jsonb`.execute(db)
  await sql`update booking set terms = ${JSON.stringify(formerTerms)}::jsonb`.execute(db)
  await sql`alter table booking alter column terms set not null`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
