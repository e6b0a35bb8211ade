import { sql } from 'kysely'
import type { BookingContext } from '../booking/context.ts'
import { raiseAlert, writeMoney } from './alerts.ts'
import type { PaymentProvider, ProviderMovement } from './payment-provider.ts'

type Deps = Pick<BookingContext, 'db' | 'now' | 'log'>
type Entered = ProviderMovement & { readonly bookingId: number }
type Difference = { readonly key: string; readonly bookingId: number | null; readonly detail: string }

const hourMs = 3_600_000
/** Each movement is looked at in two nights: one that happens during the first is complete in the second. */
const spanMs = 48 * hourMs
/** An authorisation is older than the money taken by it; the job takes up to three days. */
const olderMs = 96 * hourMs

/** The job of the night: what the provider's books have and ours have not, and the other way round. */
export async function compareBooks(
  provider: Pick<PaymentProvider, 'movements'> & { readonly name: string },
  deps: Deps,
): Promise<number> {
  const until = new Date(deps.now().getTime() - hourMs)
  const from = new Date(until.getTime() - spanMs)
  const theirs = await provider.movements(new Date(from.getTime() - olderMs), deps.now())
  const ours = await loadEntered(provider.name, deps)
  const differences = findDifferences(provider.name, theirs, ours, await loadRecent(provider.name, from, until, deps))
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
  recent: readonly string[],
): Difference[] {
  const known = new Map(theirs.map((movement) => [keyOf(movement), movement]))
  const write = ({ kind, id, ...money }: ProviderMovement) => `a ${kind} of ${writeMoney(money)} (${id})`
  const missing = theirs.flatMap((movement): Difference[] => {
    const key = keyOf(movement)
    const own = ours.get(key)
    if (own && own.amount === movement.amount && own.currency === movement.currency) return []
    const said = own ? `the ledger has ${writeMoney(own)}` : 'the ledger has none'
    return [
      {
        key: `difference ${key}`,
        bookingId: own?.bookingId ?? null,
        detail: `${provider} has ${write(movement)}; ${said}`,
      },
    ]
  })
  const invented = recent.flatMap((key): Difference[] => {
    const own = ours.get(key)
    if (!own || known.has(key)) return []
    return [
      {
        key: `difference ${key}`,
        bookingId: own.bookingId,
        detail: `the ledger has ${write(own)}; ${provider} has none`,
      },
    ]
  })
  return [...missing, ...invented]
}

const keyOf = ({ kind, id }: Pick<ProviderMovement, 'kind' | 'id'>): string => `${kind} ${id}`

type Row = {
  readonly key: string
  readonly bookingId: number
  readonly amount: number
  readonly currency: 'DKK' | 'EUR'
}

/** Entries of this provider; the key without the number of the booking says whose payment or refund it is. */
async function loadEntered(provider: string, { db }: Deps): Promise<ReadonlyMap<string, Entered>> {
  const { rows } = await sql<Row>`
    select substr(key, length(booking_id::text) + 2) as key, booking_id as "bookingId", abs(amount) as amount, currency
    from ledger_entry where what = ${provider} and kind in ('payment', 'refund')`.execute(db)
  return new Map(
    rows.flatMap(({ key, ...money }): [string, Entered][] => {
      const [kind, id = ''] = key.split(' ')
      return kind === 'payment' || kind === 'refund' ? [[key, { kind, id, ...money }]] : []
    }),
  )
}

async function loadRecent(provider: string, from: Date, until: Date, { db }: Deps): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select substr(key, length(booking_id::text) + 2) as key from ledger_entry
    where what = ${provider} and created_at >= ${from} and created_at < ${until}`.execute(db)
  return rows.map(({ key }) => key)
}
