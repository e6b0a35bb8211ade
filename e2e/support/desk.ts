import { createDeskClient, type DeskClient } from '@marram/contract/desk/client'
import { offerByPhone, placeByPhone } from '@marram/contract/desk/phone'
import { planHouses, planPrices } from '@marram/contract/desk/plan'
import { addDays, copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import { defaultParty } from '@marram/domain/party'
import type { Page, TestInfo } from '@playwright/test'

/** Sends operations of the desk from the open page, with its login. */
export function deskOn(page: Page): DeskClient {
  return createDeskClient(async (path, { headers, body }) => {
    const sent = { path, headers: Object.fromEntries(new Headers(headers)), body: String(body) }
    const { status, text } = await page.evaluate(async ({ path, ...init }) => {
      const reply = await fetch(path, { method: 'POST', ...init })
      return { status: reply.status, text: await reply.text() }
    }, sent)
    return new Response(text, { status })
  })
}

type Week = { readonly lodgingId: number; readonly name: string; readonly day: IsoDay }

/** Tests that need weeks of their own; repeated tests run in parallel and need different ones. */
const slots = 8

/** A house and the first of two free weeks in a row, further ahead than guests book in other tests. */
export async function findFreeWeeks(page: Page, slot: number, { repeatEachIndex }: TestInfo): Promise<Week> {
  const desk = deskOn(page)
  const from = addDays(copenhagenDay(new Date()), 200)
  const { houses } = await desk.ask(planHouses, { language: 'de' })
  const window = { houses: houses.map(([id]) => id), from, days: 120, currency: 'EUR' } as const
  const { stays } = await desk.ask(planPrices, window)
  const found = stays.flatMap(({ house, shortest }) => {
    const weeks = new Set(shortest.filter(([, nights]) => nights === 7).map(([day]) => day))
    const day = [...weeks].find((one) => weeks.has(one + 7))
    const name = houses.find(([id]) => id === house)?.[1]
    return day === undefined || name === undefined ? [] : [{ lodgingId: house, name, day: addDays(from, day) }]
  })
  const last = found.at(-1 - slot - slots * repeatEachIndex)
  if (last === undefined) throw new Error('No house of the demo agency has two free weeks in a row.')
  return last
}

/** A booking of a German guest for the first of these weeks; its number. */
export async function bookWeek(page: Page, { lodgingId, day }: Week, email: string): Promise<string> {
  const desk = deskOn(page)
  const stay = { lodgingId, arrival: day, departure: addDays(day, 7) }
  const wish = { ...stay, party: defaultParty, items: [], languageId: 2 as const }
  const { quote, refusal } = await desk.ask(offerByPhone, wish)
  if (quote === null) throw new Error(`The week cannot be booked: ${refusal}.`)
  const guest = {
    ...{ firstName: 'Gesine', lastName: 'Oltmanns', address: 'Kastanienweg 8', postalCode: '48149', city: 'Münster' },
    ...{
      country: 'DE',
      phone: '+49 30 23125123',
      email,
      isOldEnough: true,
      acceptsTerms: true,
      wantsNewsletter: false,
    },
  }
  const input = { ...wish, guest, acceptedTotal: quote.total }
  const { reservationId } = await desk.execute(placeByPhone, input, { key: `${email} ${day}` })
  return reservationId
}
