import type { BookingRequest } from '@marram/contract/booking/place'
import type { BrokerClient } from '@marram/contract/broker/client'
import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { type Edition, editionByKey } from '@marram/domain/edition'
import type { ChosenItem } from '@marram/domain/item-charge'
import { quote } from '@marram/domain/quote'
import { stayFrom } from '@marram/domain/stay'
import { formatFor } from '@marram/i18n/format'
import { type DrawnStay, drawStay } from '../one-price/draw-stay.ts'
import { randomFrom } from '../random.ts'
import { anyGuest } from './guests.ts'

/** Sources of a total: the booking service, the outbox and the pages. */
export type Till = {
  quote(option: BookingRequest['option'], items: readonly ChosenItem[]): Promise<number | null>
  /** Null if the nights are taken. */
  place(request: BookingRequest): Promise<{ reservationId: string; key: string; total: number } | null>
  read(access: { reservationId: string; key: string }): Promise<{ total: number; charged: number; instalments: number }>
  mailOf(reservationId: string): Promise<string>
  /** The total on each page. */
  pages(request: BookingRequest, edition: Edition): Promise<Readonly<Record<string, string>>>
  reservationPage(access: { reservationId: string; key: string }, edition: Edition): Promise<string>
}

export type TotalsOptions = {
  readonly broker: BrokerClient
  readonly till: Till
  readonly stays: number
  /** Reads the pages for every n-th stay. */
  readonly pagesEvery: number
  readonly seed: number
  readonly onProgress?: (done: number) => void
}

export type Totals = {
  readonly stays: number
  readonly booked: number
  readonly refused: number
  readonly withExtras: number
  readonly pagesRead: number
  readonly differences: readonly string[]
}

const languages = ['da', 'de', 'en'] as const
const staysPerHouse = 8

/** Draws houses, stays, parties and extras, and compares every source of their totals. */
export async function compareTotals(options: TotalsOptions): Promise<Totals> {
  const { broker, stays, seed, onProgress } = options
  const random = randomFrom(seed)
  const rows = await broker.lodgings({ lan: 2 })
  const sum = { stays: 0, booked: 0, refused: 0, withExtras: 0, pagesRead: 0 }
  const differences: string[] = []
  while (sum.stays < stays) {
    const edition = editionByKey(languages[sum.stays % 3] ?? 'de')
    const row = rows[Math.floor(random() * rows.length)]
    const page = row && (await broker.lodgingPage({ lan: edition.languageId, name: row.name }))
    if (!page) continue
    for (let n = 0; n < staysPerHouse && sum.stays < stays; n += 1) {
      const seen = await compareOne(page, drawStay(page, random), edition, random, options, sum.stays)
      sum.stays += 1
      if (seen.kind === 'refused') sum.refused += 1
      if (seen.kind === 'booked') sum.booked += 1
      if (seen.hasExtras) sum.withExtras += 1
      sum.pagesRead += seen.pagesRead
      differences.push(...seen.differences)
      onProgress?.(sum.stays)
    }
  }
  return { ...sum, differences }
}

type Seen = {
  readonly kind: 'refused' | 'priced' | 'booked'
  readonly hasExtras: boolean
  readonly pagesRead: number
  readonly differences: readonly string[]
}

async function compareOne(
  { id, pricePlan }: LodgingPage,
  { arrival, duration, party }: DrawnStay,
  edition: Edition,
  random: () => number,
  { till, pagesEvery }: TotalsOptions,
  index: number,
): Promise<Seen> {
  const { languageId, currency, key: editionKey } = edition
  const items = drawExtras(pricePlan.items, random)
  const option = { lodgingId: id, arrival, duration, ...party, currency, languageId }
  const quoted = quote(pricePlan, stayFrom(arrival, duration), party, items, currency)
  const expected = quoted.kind === 'quote' ? quoted.total : null
  const seen: Record<string, number | string | null> = { quotes: await till.quote(option, items) }
  const about = JSON.stringify({ ...option, items })
  if (expected === null) {
    return { kind: 'refused', hasExtras: false, pagesRead: 0, differences: differing(seen, null, '', about) }
  }
  const written = formatFor(editionKey).money(expected, currency)
  const request = { option, items, acceptedTotal: expected, guest: { ...anyGuest } }
  const isPageTurn = index % pagesEvery === 0
  const pages = isPageTurn ? await till.pages(request, edition) : {}
  const placed = await till.place(request)
  if (placed === null) {
    return {
      kind: 'priced',
      hasExtras: items.length > 0,
      pagesRead: 0,
      differences: differing(seen, expected, written, about),
    }
  }
  const { total, charged, instalments } = await till.read(placed)
  Object.assign(seen, pages, { placed: placed.total, receipt: total, ledger: charged, instalments })
  if (isPageTurn) seen.reservationPage = await till.reservationPage(placed, edition)
  const mail = await till.mailOf(placed.reservationId)
  seen.mail = mail.split('\n').some((line) => line.endsWith(`: ${written}`) || line.endsWith(`  ${written}`))
    ? expected
    : mail
  const pagesRead = Object.values(seen).filter((value) => typeof value === 'string').length
  return {
    kind: 'booked',
    hasExtras: items.length > 0,
    pagesRead,
    differences: differing(seen, expected, written, about),
  }
}

/** A number must equal the total, a text the total as formatted in the edition. */
function differing(
  seen: Readonly<Record<string, number | string | null>>,
  expected: number | null,
  written: string,
  about: string,
): string[] {
  return Object.entries(seen).flatMap(([place, value]) => {
    if (value === (typeof value === 'string' ? written : expected)) return []
    return [`${place} says ${JSON.stringify(value)} instead of ${expected ?? 'nothing'} (${written}): ${about}`]
  })
}

function drawExtras(items: LodgingPage['pricePlan']['items'], random: () => number): ChosenItem[] {
  return items
    .filter(({ isMandatory, chargeType, maxQuantity }) => !isMandatory && chargeType !== 'metered' && maxQuantity > 0)
    .filter(() => random() < 0.4)
    .map(({ itemId, maxQuantity }) => ({ itemId, quantity: 1 + Math.floor(random() * Math.min(maxQuantity, 4)) }))
}
