import { sql } from 'kysely'
import type { BookingContext } from '../booking/context.ts'
import { raiseAlert, writeMoney } from './alerts.ts'
import type { PaymentProvider, ProviderMovement } from './payment-provider.ts'

type Deps = Pick<BookingContext, 'db' | 'now' | 'log'>
type Entered = ProviderMovement & { readonly bookingId: number; readonly enteredAt: Date }
type Difference = { readonly key: string; readonly bookingId: number | null; readonly detail: string }

const hourMs = 3_600_000
/** Covers two nights, because a movement during the first comparison may be incomplete. */
const spanMs = 48 * hourMs
/** Authorisations are older than their captures, by up to three days. */
const olderMs = 96 * hourMs

/** The nightly job: finds differences between the provider's books and ours. */
export async function compareBooks(
  provider: Pick<PaymentProvider, 'movements'> & { readonly name: string },
  deps: Deps,
): Promise<number> {
  const until = new Date(deps.now().getTime() - hourMs)
  const from = new Date(until.getTime() - spanMs)
  const theirs = await provider.movements(new Date(from.getTime() - olderMs), deps.now())
  const ours = await loadEntered(provider.name, deps)
  const recent = [...ours.values()].filter(({ enteredAt }) => enteredAt >= from && enteredAt < until)
  const differences = findDifferences(provider.name, theirs, ours, recent)
  for (const difference of differences) {
    if (!(await raiseAlert(deps.db, { ...difference, kind: 'difference' }, deps.now()))) continue
    deps.log.error({ difference: difference.detail }, 'the ledger and the payment provider differ')
  }
  return differences.length
}

function findDifferences(
  provider: string,
  theirs: readonly ProviderMovement[],
  ours: ReadonlyMap<string, Entered>,
  recent: readonly Entered[],
): Difference[] {
  const theirsByKey = new Map(theirs.map((movement) => [keyOf(movement), movement]))
  const write = ({ kind, id, ...money }: ProviderMovement) => `a ${kind} of ${writeMoney(money)} (${id})`
  const missing = theirs.flatMap((movement): Difference[] => {
    const key = keyOf(movement)
    const entry = ours.get(key)
    if (entry && entry.amount === movement.amount && entry.currency === movement.currency) return []
    const ledgerText = entry ? `the ledger has ${writeMoney(entry)}` : 'the ledger has none'
    return [
      {
        key: `difference ${key}`,
        bookingId: entry?.bookingId ?? null,
        detail: `${provider} has ${write(movement)}; ${ledgerText}`,
      },
    ]
  })
  const unmatched = recent.flatMap((entry): Difference[] => {
    const key = keyOf(entry)
    if (theirsByKey.has(key)) return []
    return [
      {
        key: `difference ${key}`,
        bookingId: entry.bookingId,
        detail: `the ledger has ${write(entry)}; ${provider} has none`,
      },
    ]
  })
  return [...missing, ...unmatched]
}

const keyOf = ({ kind, id }: Pick<ProviderMovement, 'kind' | 'id'>): string => `${kind} ${id}`

/** Ledger movements of this provider. A refund that failed later appears in neither book. */
async function loadEntered(provider: string, { db }: Deps): Promise<ReadonlyMap<string, Entered>> {
  const { rows } = await sql<Entered>`
    select movement as kind, coalesce(refund.reference, ours) as id, booking_id as "bookingId",
      abs(entry.amount) as amount, entry.currency, entry.created_at as "enteredAt"
    from (select *, split_part(key, ' ', 2) as movement, split_part(key, ' ', 3) as ours from ledger_entry
      where what = ${provider}) entry
    left join refund on movement = 'refund' and refund.id::text = ours
    where movement in ('payment', 'refund') and coalesce(refund.state, '') <> 'failed'`.execute(db)
  return new Map(rows.map((row) => [keyOf(row), row]))
}
