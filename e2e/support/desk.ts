import { createDeskClient, type DeskClient } from '@marram/contract/desk/client'
import { invitePerson } from '@marram/contract/desk/people'
import { offerByPhone, placeByPhone } from '@marram/contract/desk/phone'
import { planHouses, planPrices } from '@marram/contract/desk/plan'
import { addDays, copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import { defaultParty } from '@marram/domain/party'
import type { Page, TestInfo } from '@playwright/test'
import { desktop, expectAccessible, phone } from './accessible.ts'
import { editionUrl } from './editions.ts'
import { expect } from './expect.ts'

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

/** A stay of two guests for a week. */
const wishFor = ({ lodgingId, day }: Pick<Week, 'lodgingId' | 'day'>) => ({
  ...{ lodgingId, arrival: day, departure: addDays(day, 7) },
  ...{ party: defaultParty, items: [], languageId: 2 as const },
})

/** A free week that is cheaper two days later, so that staff have to pay something back when they move it there. */
export async function findCheaperLater(page: Page): Promise<Week> {
  const desk = deskOn(page)
  const from = addDays(copenhagenDay(new Date()), 60)
  const { houses } = await desk.ask(planHouses, { language: 'de' })
  const window = { houses: houses.map(([id]) => id), from, days: 150, currency: 'EUR' } as const
  const { stays } = await desk.ask(planPrices, window)
  for (const { house, shortest } of stays.toReversed()) {
    const perNight = new Map(shortest.map(([day, nights, rent]) => [day, rent / nights]))
    // The first nights of the week are dearer than those that come instead of them.
    const isCheaper = (day: number) =>
      (perNight.get(day + 2) ?? 0) > 0 && (perNight.get(day) ?? 0) > (perNight.get(day + 7) ?? Infinity)
    for (const [offset] of shortest.filter(([day]) => isCheaper(day))) {
      const days = [offset, offset + 2].map((one) => addDays(from, one))
      const offers = await Promise.all(days.map((day) => desk.ask(offerByPhone, wishFor({ lodgingId: house, day }))))
      const [before, after] = offers.map(({ quote, taken }) => (taken.length > 0 ? null : quote))
      const name = houses.find(([id]) => id === house)?.[1]
      const day = days[0]
      if (before && after && after.total < before.total && name && day) return { lodgingId: house, name, day }
    }
  }
  throw new Error('No house of the demo agency has a free week that is cheaper two days later.')
}

/** A booking of a German guest for the first of these weeks; its number. */
export async function bookWeek(page: Page, { lodgingId, day }: Week, email: string): Promise<string> {
  const desk = deskOn(page)
  const wish = wishFor({ lodgingId, day })
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

type Colleague = {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly roles: string[]
}

export const staffPassword = 'klit og hav og vind'

/** The administrator of the page invites somebody, who chooses `staffPassword` in the other one and is logged in there. */
export async function inviteColleague(page: Page, colleague: Colleague, other = page): Promise<void> {
  const input = { ...colleague, type: 'staff', language: 'de' } as const
  const { link } = await deskOn(page).execute(invitePerson, input, { key: colleague.email })
  const form = { password: staffPassword, password_confirm: staffPassword }
  const fields = { ...Object.fromEntries(new URL(link).searchParams), ...form }
  if (other !== page) await other.goto(editionUrl('de', '/robots.txt'))
  const status = await other.evaluate(async (chosen) => {
    const sent = { method: 'POST', headers: { accept: 'application/json' }, body: new URLSearchParams(chosen) }
    return (await fetch('/api/session/reset-password/', sent)).status
  }, fields)
  expect(status).toBe(200)
}

/** Finger, face or PIN always succeed; keys stay with the page. */
export async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  await client.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, isUserVerified: true } })
}

export async function signIn(page: Page, email: string, password = staffPassword): Promise<void> {
  await page.goto(editionUrl('de', '/desk/sign-in/'))
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
}

/** Ten recovery codes, which the person promises to keep. */
export async function keepCodes(page: Page): Promise<string[]> {
  const codes = page.getByRole('list', { name: 'Wiederherstellungscodes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const texts = await codes.allInnerTexts()
  await expect(page.getByRole('button', { name: 'Weiter' })).toBeDisabled()
  await page.getByRole('checkbox', { name: /sicher aufbewahrt/ }).check()
  await page.getByRole('button', { name: 'Weiter' }).click()
  return texts
}

/** At phone and desktop width; the page is left at the latter. */
export async function expectDeskAccessible(page: Page, what: string): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectAccessible(page, `${what} at ${size.width} pixels`)
  }
}
