import { parseArgs } from 'node:util'
import { declineBooking } from '@marram/booking/change/cancel-booking'
import { confirmBooking } from '@marram/booking/change/confirm-booking'
import { bankOf, providerOf } from '@marram/booking/config'
import { addDeferredPeriod, deleteDeferredPeriod, loadDeferredPeriods } from '@marram/booking/deferred/deferred-periods'
import { cardWayOf } from '@marram/booking/payment/providers'
import { listBookings, type StaffList, staffLists } from '@marram/booking/staff/list-bookings'
import { announceReady } from '@marram/booking/staff/lodging-ready'
import { type Entered, receiveMoney, refundMoney } from '@marram/booking/staff/money'
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
import { minorOf, numberOf } from './booking-arguments.ts'
import { alertsVerb, ledgerVerb, moneyUsage, refundVerb } from './booking-money.ts'
import { type PaymentOptions, paymentOptions, paymentsUsage, paymentsVerb } from './booking-payments.ts'
import { openShared } from './database.ts'

const usage = `booking takes one of:
  list [${staffLists.join('|')}]
  show NUMBER: the booking, and everything that happened to it
  confirm NUMBER, decline NUMBER: a booking of a deferred period, or one that the agency must cancel
  received NUMBER AMOUNT REFERENCE, refunded NUMBER AMOUNT REFERENCE: money in or back, as on the bank statement
  deferred list, deferred add FROM TO [--house NAME] [--by DAY], deferred delete ID: arrivals to confirm by hand
${paymentsUsage}
${moneyUsage}
  ready NUMBER: the house is ready; the guest gets a mail, and a text message if asked for`

const { money } = formatFor('en')
const maxShown = 500

type Inside = Parameters<typeof announceReady>[1]
type Options = PaymentOptions & { readonly house?: string | undefined; readonly by?: string | undefined }
type Verb = (rest: readonly string[], inside: Inside, options: Options) => Promise<string | Refusal>

const verbs: Readonly<Record<string, Verb>> = {
  list: ([list = 'coming'], { db }) => listed(db, list),
  show: async ([number = ''], { db }) => {
    const shown = await showBooking(db, numberOf(number))
    return isRefusal(shown) ? shown : describe(shown)
  },
  confirm: async ([number = ''], inside) => {
    const done = await confirmBooking(numberOf(number), inside)
    return isRefusal(done) ? done : `${number} is confirmed. The guest gets a mail.`
  },
  decline: async ([number = ''], inside) => {
    const done = await declineBooking(numberOf(number), inside)
    return isRefusal(done) ? done : `${number} is cancelled free of charge. The guest gets a mail.`
  },
  received: async (rest, inside) => accountLine(await receiveMoney(moneyOf(rest), inside)),
  refunded: async (rest, inside) => accountLine(await refundMoney(moneyOf(rest), inside)),
  deferred: ([verb = 'list', ...rest], inside, options) => deferred(verb, rest, inside, options),
  payments: paymentsVerb,
  ledger: ledgerVerb,
  refund: refundVerb,
  alerts: alertsVerb,
  ready: async ([number = ''], inside) => {
    const done = await announceReady(numberOf(number), inside)
    if (isRefusal(done)) return done
    return done.sms ? 'Noted. The guest gets a mail and a text message.' : 'Noted. The guest gets a mail.'
  },
}

/** Staff commands for bookings. */
export async function bookingCommand(args: string[], env: Record<string, string | undefined>): Promise<number> {
  const options = { house: { type: 'string' }, by: { type: 'string' }, ...paymentOptions } as const
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
    const said = await verb(rest, { db: database.db, now: () => new Date(), origins, takes }, values)
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
  { db, now }: Inside,
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
    const added = await addDeferredPeriod(db, { ...days, house: house ?? null })
    return isRefusal(added) ? added : `Period ${added.id} is added. Arrivals in it must be confirmed by hand.`
  }
  if (verb !== 'delete' || !/^[1-9]\d{0,8}$/.test(from)) throw new OperatorError(usage)
  return (await deleteDeferredPeriod(db, Number(from))) ? `Period ${from} is deleted.` : `There is no period ${from}.`
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
