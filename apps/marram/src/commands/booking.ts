import { parseArgs } from 'node:util'
import type { Inside } from '@marram/booking/booking/context'
import { bankOf, providerOf } from '@marram/booking/config'
import { loadDeferredPeriods } from '@marram/booking/deferred/deferred-periods'
import { cardWayOf } from '@marram/booking/payment/providers'
import { announceHouse, confirm, decline, deferArrivals, endDeferral } from '@marram/booking/staff/booking-commands'
import { listBookings, type StaffList, staffLists } from '@marram/booking/staff/list-bookings'
import type { Entered } from '@marram/booking/staff/money'
import { receive, refund } from '@marram/booking/staff/money-commands'
import { type ShownBooking, showBooking } from '@marram/booking/staff/show-booking'
import { readAgency } from '@marram/database/agency/read-agency'
import { OperatorError } from '@marram/database/operator-error'
import { copenhagenDay, type IsoDay, parseIsoDay } from '@marram/domain/iso-day'
import { formatFor } from '@marram/i18n/format'
import { isRefusal, type Refusal } from '@marram/service-kit/envelope'
import { agencyHosts } from '../agency-hosts.ts'
import { readConfig } from '../config.ts'
import { print } from '../terminal.ts'
import { textTable } from '../text-table.ts'
import { type Desk, minorOf, numberOf } from './booking-arguments.ts'
import { alertsVerb, ledgerVerb, moneyUsage, refundVerb } from './booking-money.ts'
import { type PaymentOptions, paymentOptions, paymentsUsage, paymentsVerb } from './booking-payments.ts'
import { openShared } from './database.ts'
import { asOperator } from './operator.ts'

const usage = `booking takes one of:
  list [${staffLists.join('|')}]
  show NUMBER: the booking, and everything that happened to it
  confirm NUMBER, decline NUMBER: a booking of a deferred period, or one that the agency must cancel
  received NUMBER AMOUNT REFERENCE, refunded NUMBER AMOUNT REFERENCE: money in or back, as on the bank statement
  deferred list, deferred add FROM TO [--house NAME] [--by DAY], deferred delete ID: arrivals to confirm by hand
${paymentsUsage}
${moneyUsage}
  ready NUMBER: the house is ready; the guest gets a mail, and a text message if asked for
With --why TEXT the log of what staff did says why.`

const { money } = formatFor('en')
const maxShown = 500

type Options = PaymentOptions & {
  readonly house?: string | undefined
  readonly by?: string | undefined
  readonly why?: string | undefined
}
type Verb = (rest: readonly string[], desk: Desk, options: Options) => Promise<string | Refusal>

const verbs: Readonly<Record<string, Verb>> = {
  list: ([list = 'coming'], { db }) => listed(db, list),
  show: async ([number = ''], { db }) => {
    const shown = await showBooking(db, numberOf(number))
    return isRefusal(shown) ? shown : describe(shown)
  },
  confirm: async ([number = ''], { run }) => {
    const done = await run(confirm, { reservationId: numberOf(number) })
    return isRefusal(done) ? done : `${number} is confirmed. The guest gets a mail.`
  },
  decline: async ([number = ''], { run }) => {
    const done = await run(decline, { reservationId: numberOf(number) })
    return isRefusal(done) ? done : `${number} is cancelled free of charge. The guest gets a mail.`
  },
  received: async (rest, { run }) => accountLine(await run(receive, moneyOf(rest))),
  refunded: async (rest, { run }) => accountLine(await run(refund, moneyOf(rest))),
  deferred: ([verb = 'list', ...rest], desk, options) => deferred(verb, rest, desk, options),
  payments: paymentsVerb,
  ledger: ledgerVerb,
  refund: refundVerb,
  alerts: alertsVerb,
  ready: async ([number = ''], { run }) => {
    const done = await run(announceHouse, { reservationId: numberOf(number) })
    if (isRefusal(done)) return done
    return done.sms ? 'Noted. The guest gets a mail and a text message.' : 'Noted. The guest gets a mail.'
  },
}

/** Staff commands for bookings. */
export async function bookingCommand(args: string[], env: Record<string, string | undefined>): Promise<number> {
  const options = {
    house: { type: 'string' },
    by: { type: 'string' },
    why: { type: 'string' },
    ...paymentOptions,
  } as const
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
  const [name = '', ...rest] = positionals
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
  if (!verb) throw new OperatorError(usage)
  const config = readConfig(env)
  const database = await openShared(config)
  try {
    const agency = await readAgency(database.db)
    const { origins } = agencyHosts(config, agency)
    const provider = providerOf(config.paymentProvider, config.mode === 'demo')
    const bank = bankOf(config, agency)
    const takes = { bank: () => bank, card: provider && cardWayOf(provider), provider }
    const inside = { db: database.db, now: () => new Date(), origins, takes }
    const said = await verb(rest, { ...inside, run: asOperator<Inside>(inside, values.why) }, values)
    if (isRefusal(said)) throw new OperatorError(said.sentence)
    print(said)
    return 0
  } finally {
    await database.close()
  }
}

async function listed(db: Inside['db'], list: string): Promise<string> {
  const known = staffLists.find((one): one is StaffList => one === list)
  if (!known) throw new OperatorError(`list takes one of ${staffLists.join(', ')}.`)
  const bookings = await listBookings(db, known, maxShown)
  const header = ['Number', 'State', 'House', 'Arrival', 'Departure', 'Guest', 'Price', 'Owed']
  const rows = bookings.map((one) => [
    one.reservationId,
    one.state,
    one.house.toUpperCase(),
    one.arrival,
    one.departure,
    one.guest,
    money(one.charged, one.currency),
    money(one.owed, one.currency),
  ])
  const count = `${bookings.length} ${bookings.length === 1 ? 'booking' : 'bookings'}.`
  return rows.length === 0 ? count : `${textTable([header, ...rows])}\n${count}`
}

function describe({ house, account, currency, history, keptAtLeast, ...booking }: ShownBooking): string {
  const { state, arrival, departure, adults, children, infants, pets } = booking
  const { charged, paid } = account
  const party = `${adults} adults, ${children} children, ${infants} infants, ${pets} pets`
  const events = history.map(({ at, kind, actor, detail }) => [
    at.toISOString().slice(0, 16).replace('T', ' '),
    kind,
    actor,
    JSON.stringify(detail),
  ])
  return [
    `${house.toUpperCase()}, ${arrival} to ${departure}, ${state}`,
    party,
    `Charged ${money(charged, currency)}, paid ${money(paid, currency)}, open ${money(charged - paid, currency)}.`,
    ...(keptAtLeast > 0
      ? [`A cancellation costs at least ${money(keptAtLeast, currency)}: the dates were changed.`]
      : []),
    textTable([['Time (UTC)', 'Event', 'By', 'Detail'], ...events]),
  ].join('\n')
}

async function deferred(
  verb: string,
  [from = '', to = '']: readonly string[],
  { db, now, run }: Desk,
  { house, by }: Options,
): Promise<string | Refusal> {
  if (verb === 'list') {
    const periods = await loadDeferredPeriods(db, copenhagenDay(now()))
    const rows = periods.map(({ id, lodgingId, startsOn, endsOn, confirmedBy }) => [
      String(id),
      lodgingId === null ? 'all' : String(lodgingId),
      startsOn,
      endsOn,
      confirmedBy ?? '',
    ])
    return rows.length === 0 ? 'No periods.' : textTable([['Id', 'House', 'From', 'To', 'Confirmed by'], ...rows])
  }
  if (verb === 'add') {
    const days = { startsOn: dayOf(from), endsOn: dayOf(to), confirmedBy: by === undefined ? null : dayOf(by) }
    const added = await run(deferArrivals, { ...days, house: house ?? null })
    return isRefusal(added) ? added : `Period ${added.id} is added. Arrivals in it must be confirmed by hand.`
  }
  if (verb !== 'delete' || !/^[1-9]\d{0,8}$/.test(from)) throw new OperatorError(usage)
  const ended = await run(endDeferral, { id: Number(from) })
  return isRefusal(ended) ? ended : `Period ${from} is deleted.`
}

function dayOf(text: string): IsoDay {
  const day = parseIsoDay(text)
  if (day === null) throw new OperatorError('A day has the form 2027-07-01.')
  return day
}

function accountLine(entered: Entered | Refusal): string | Refusal {
  if (isRefusal(entered)) return entered
  const { isNew, charged, paid, currency } = entered
  const first = isNew ? 'Entered.' : 'This reference was entered before; nothing was added.'
  return `${first} Charged ${money(charged, currency)}, paid ${money(paid, currency)}, open ${money(charged - paid, currency)}.`
}

function moneyOf([number = '', amount = '', ...words]: readonly string[]) {
  const reference = words.join(' ').trim()
  if (reference === '' || reference.length > 100) throw new OperatorError('A payment needs the reference of the bank.')
  return { reservationId: numberOf(number), amount: minorOf(amount), reference }
}
