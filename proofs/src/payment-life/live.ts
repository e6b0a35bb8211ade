import { declineBooking } from '@marram/booking/change/cancel-booking'
import { confirmBooking } from '@marram/booking/change/confirm-booking'
import { refundToCard } from '@marram/booking/payment/plan-refunds'
import { cardWayOf } from '@marram/booking/payment/providers'
import { receiveMoney, refundMoney } from '@marram/booking/staff/money'
import { clearBookings, exampleBooking, newKey, seedExtras, weekTotal } from '@marram/booking/testing/booking-request'
import { seedBookableLodging, seedCoast } from '@marram/booking/testing/seed'
import { startOfTest, takes } from '@marram/booking/testing/start-booking'
import type { PlacedBooking } from '@marram/contract/booking/placed'
import type { RebookingOffer } from '@marram/contract/booking/rebooking'
import { sql } from 'kysely'
import type { Operation } from './operations.ts'
import type { Letter, ProviderStage } from './provider-stage.ts'

const cleaning = 9_000
const linen = 1_700
const cot = 2_500
const adults = 4
/** The agreed week, cheaper and dearer ones, and one that another guest has. */
const rebookedTo = ['2027-07-10', '2027-05-29', '2027-08-07', '2027-11-06', '2027-07-17'] as const
const ownerStay = { arrival: '2027-07-17', departure: '2027-07-24' }
const origins = { da: 'https://d', de: 'https://d', en: 'https://d' }

export async function prepare({ booking }: ProviderStage): Promise<void> {
  await seedCoast(booking.db)
  await seedBookableLodging(booking.db, { id: 1 })
  await seedExtras(booking.db, 1)
  // Summer is dearer than spring, so that changes of dates cost more or less.
  const summer = booking.db.updateTable('lodging_season_price').set({ week_price_eur: 90_000 })
  await summer.where('season_id', '=', 2).execute()
}

export type Beginning = {
  /** The agency confirms later, or never. */
  readonly isDeferred: boolean
  /** In July there are two instalments, in March one. */
  readonly arrival: '2027-03-06' | '2027-07-10'
}

/** One booking from its first to its last day; `end` gives the provider all the time it needs. */
export async function begin(stage: ProviderStage, { isDeferred, arrival }: Beginning) {
  const { booking } = stage
  const { db, now } = booking
  stage.fail([])
  await stage.clear()
  await sql`truncate payment_alert, refund cascade`.execute(db)
  await clearBookings(db)
  booking.setTime(startOfTest)
  if (isDeferred) {
    await db.insertInto('deferred_period').values({ starts_on: '2027-01-01', ends_on: '2027-12-01' }).execute()
  }
  const request = exampleBooking({
    option: { arrival, adults },
    items: [{ itemId: 1, quantity: 1 }],
    acceptedTotal: weekTotal + (arrival === '2027-07-10' ? 20_000 : 0) + cleaning + adults * linen,
  })
  const reply = await booking.post('/rest/v1/booking/', request, { headers: newKey() })
  if (reply.status !== 201) throw new Error(`The booking was refused: ${await reply.text()}`)
  const placed: PlacedBooking = (await reply.json()).data
  await db
    .insertInto('stay')
    .values({ lodging_id: 1, kind: 'owner', ...ownerStay, created_at: now() })
    .execute()
  const access = { reservationId: placed.reservationId, key: placed.key }
  const inside = { db, now, origins, takes: { ...takes, provider: stage.name, card: cardWayOf(stage.name) } }
  const pages: string[] = []
  const unsent: Letter[] = []
  const sent: Letter[] = []
  let transfers = 0
  let rebooked = 0

  const read = () => booking.client.readBooking(access)
  const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)]
  const send = async (letter: Letter): Promise<void> => {
    const signedAt = now().getTime()
    const { headers, body } = await letter(now())
    const request = new Request('http://booking/payments/notices/', { method: 'POST', headers, body })
    const { status } = await booking.handle(request)
    // The clock moved while the notice was in flight: providers sign and send it again.
    if (status === 401 && now().getTime() !== signedAt) return send(letter)
    if (status !== 200) throw new Error(`A notice was answered with ${status}.`)
  }
  const receive = (letters: readonly Letter[]) => void unsent.push(...letters)
  const settle = () => booking.runTask('payments.settle')
  const capturedPages = async () => {
    const captured = await Promise.all(pages.map(async (id) => ({ id, amount: await stage.captured(id) })))
    return captured.flatMap(({ id, amount }) => (amount === null ? [] : [{ id, amount }]))
  }

  const perform = async (operation: Operation): Promise<void> => {
    switch (operation.kind) {
      case 'start': {
        const { payWays } = await read()
        const amount = operation.pays === 'all' ? payWays.open.at(-1)?.amount : undefined
        const payment = { ...access, returnPath: '/booking/receipt/', ...(amount !== undefined && { amount }) }
        const started = await booking.post('/payments/', payment)
        if (started.status === 201) pages.push((await started.json()).data.paymentId)
        return
      }
      case 'visit': {
        const page = pick(pages, operation.page)
        if (page !== undefined) receive(await stage.visit(page, operation.outcome))
        return
      }
      case 'notice': {
        const letter = pick([...unsent, ...sent], operation.which)
        if (letter === undefined) return
        if (unsent.includes(letter)) sent.push(...unsent.splice(unsent.indexOf(letter), 1))
        await Promise.all(Array.from({ length: operation.times }, () => send(letter)))
        return
      }
      case 'cancel': {
        const { cancellationCharge } = await read()
        await booking.post('/rest/v1/bookings/cancel/', { ...access, acceptedCharge: cancellationCharge ?? 0 })
        return
      }
      case 'decline':
        await declineBooking(access.reservationId, inside)
        return
      case 'approve':
        await confirmBooking(access.reservationId, inside)
        return
      case 'more': {
        const { quote } = await read()
        const items = [{ itemId: 2, quantity: 1 }]
        await booking.post('/bs/add-anon-tilkoeb/', { ...access, items, acceptedTotal: quote.total + cot })
        return
      }
      case 'fewer': {
        const { quote, party } = await read()
        const fewer = { ...party, adults: Math.max(1, party.adults - 1) }
        const acceptedTotal = quote.total - (party.adults - fewer.adults) * linen
        await booking.post('/rest/v1/bookings/party/', { ...access, ...fewer, acceptedTotal })
        return
      }
      case 'rebook': {
        const { week, adults: count, cots } = operation
        const { party } = await read()
        const items = [{ itemId: 1, quantity: 1 }, ...(cots > 0 ? [{ itemId: 2, quantity: cots }] : [])]
        const wish = { arrival: rebookedTo[week], duration: 7, party: { ...party, adults: count }, items }
        const offered = await booking.post('/rest/v1/bookings/rebooking/', { ...access, ...wish })
        const { preview }: RebookingOffer = (await offered.json()).data
        if (!preview) return
        const accepted = { acceptedTotal: preview.quote.total, acceptedTerms: preview.terms }
        const reply = await booking.post('/rest/v1/bookings/rebook/', { ...access, ...wish, ...accepted })
        if (reply.status === 200) rebooked += 1
        else if (reply.status !== 409) throw new Error(`A change was answered with ${await reply.text()}`)
        return
      }
      case 'job':
        await settle()
        return
      case 'transfer': {
        transfers += 1
        const { payWays } = await read()
        const money = { reservationId: access.reservationId, amount: payWays.due || 5_000 }
        await receiveMoney({ ...money, reference: `bank-${transfers}` }, inside)
        return
      }
      case 'refund-card':
      case 'refund-transfer': {
        const amount = Math.round((await read()).paid * operation.share)
        if (amount <= 0) return
        const money = { reservationId: access.reservationId, amount }
        transfers += 1
        if (operation.kind === 'refund-card') await refundToCard(money, inside)
        else await refundMoney({ ...money, reference: `bank-${transfers}` }, inside)
        return
      }
      case 'refund-by-hand': {
        const page = pick(await capturedPages(), operation.payment)
        if (page) receive(await stage.refundByHand(page.id, Math.round(page.amount * operation.share)))
        return
      }
      case 'refund-fails': {
        const refunds = await Promise.all(pages.map((id) => stage.refunds(id)))
        const refund = pick(refunds.flat(), operation.which)
        if (refund) receive(await stage.failRefund(refund.reference))
        return
      }
      case 'dispute': {
        const page = pick(await capturedPages(), operation.payment)
        if (page) receive(await stage.dispute(page.id, page.amount, { id: `dp-${page.id}`, step: operation.step }))
        return
      }
      case 'wait':
        booking.setTime(new Date(now().getTime() + operation.minutes * 60_000).toISOString())
        // The job runs every five minutes.
        await settle()
        return
      case 'provider-away':
        stage.fail(operation.faults)
    }
  }

  const end = async (): Promise<void> => {
    stage.fail([])
    for (const letter of unsent.splice(0)) await send(letter)
    await perform({ kind: 'wait', minutes: 11 })
    // The next run of the job carries out the decisions of the previous one.
    for (let round = 0; round < 3; round += 1) await settle()
    await perform({ kind: 'wait', minutes: 12 * 60 })
    await booking.runTask('payments.compare')
  }
  const changes = () => rebooked
  return { perform, end, pages: pages as readonly string[], reservationId: access.reservationId, changes }
}
