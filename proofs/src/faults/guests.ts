import { randomUUID } from 'node:crypto'
import { demoUsers } from '@marram/demo/users'
import { addDays } from '@marram/domain/iso-day'
import { greyPicture } from '@marram/testkit/grey-picture'
import { type Answer, visit } from '@marram/testkit/visit'
import { anyGuest, openDoor, requestFor, type StayChoice } from '../booking/guests.ts'
import { offeredIn } from '../booking/offered-choices.ts'
import { brokerAt } from '../program/broker-at.ts'
import type { Part } from './faults.ts'
import type { Stage } from './stage.ts'

/** An acknowledged order, and how to send it again. */
export type Order = {
  readonly reservationId: string
  readonly email: string
  readonly bytes: string
  repeat(): Promise<Answer>
}

export type Guests = {
  /** `ok`, `less` for a page that is not whole, `503`, or the whole answer if it is none of these. */
  ask(part: Part): Promise<string>
  /** Stored pages before a fault. */
  warm(): Promise<void>
  readonly orders: readonly Order[]
}

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const json = { 'content-type': 'application/json', 'x-public-key': 'marram-demo' }

/** Guests for every part, each with an address of their own. */
export async function inviteGuests(stage: Stage): Promise<Guests> {
  const { port } = stage.agency
  const { houses, stays } = await findStays(port)
  let count = 0
  let asked = 0
  const address = (): Record<string, string> => {
    count += 1
    return { 'x-forwarded-for': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}` }
  }
  const get = (path: string): Promise<Answer> => visit(port, path, { headers: { ...browser, ...address() } })
  const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
    visit(port, path, { method: 'POST', headers: { ...json, ...address(), ...headers }, body: JSON.stringify(body) })
  const storedPaths = ['/kontakt/', `/ferienhaus-${houses[0]}/`, '/']
  const orders: Order[] = []

  const order = async (): Promise<Answer> => {
    const next = stays.pop()
    if (next === undefined) throw new Error('There are no stays left.')
    const email = `${randomUUID()}@example.org`
    const request = requestFor(next.choice, next.total, { ...anyGuest, email })
    const key = { 'idempotency-key': `order-${randomUUID()}` }
    const repeat = () => post('/services/booking/rest/v1/booking/', request, key)
    const answer = await repeat()
    if (answer.status === 201) {
      const { reservationId } = JSON.parse(answer.text).data
      orders.push({ reservationId, email, bytes: answer.text, repeat })
    }
    return answer
  }
  const first = await order()
  if (first.status !== 201) throw new Error(`The first order was answered with ${first.status}: ${first.text}`)
  const { reservationId, key } = JSON.parse(first.text).data
  const [user] = demoUsers
  const asks: Readonly<Record<Part, () => Promise<Answer>>> = {
    stored: () => get(storedPaths[count % storedPaths.length] ?? '/'),
    page: () => {
      // Never asked for before: the cache would answer.
      asked += 1
      const party = `adults=${1 + (asked % 12)}&children=${Math.floor(asked / 12) % 7}&infants=${Math.floor(asked / 84) % 5}`
      return get(`/ferienhaus-${houses[1 + (Math.floor(asked / 420) % 10)]}/?${party}`)
    },
    search: () => {
      const question = { query: `filter=1&10=4&maxPris=${4000 + count}`, houses: { pageSize: 10, pages: 1 } }
      return post('/api/search/', question, { 'sec-fetch-site': 'same-origin' })
    },
    booking: order,
    payment: () => post('/services/booking/payments/', { reservationId, key, returnPath: '/booking/receipt/' }),
    login: () => post('/services/auth/login/', { email: user?.email, password: user?.password }),
    picture: async () => {
      const name = `${String(count).padStart(32, '0')}.jpg`
      await stage.addPicture(name, greyPicture(20, 20))
      return get(`/services/images/own/uploads/${name}?format=jpg&w=10&h=10`)
    },
  }
  return {
    ask: async (part) => describe(await asks[part]()),
    async warm() {
      for (const path of storedPaths) await get(path)
    },
    orders,
  }
}

function describe({ status, headers, text }: Answer): string {
  if (status === 200 || status === 201) {
    const isPage = headers['content-type']?.startsWith('text/html') ?? false
    return isPage && headers['cache-control'] === 'no-store' ? 'less' : 'ok'
  }
  // A service at a URL is answered for with 502 or 504 until its breaker opens.
  const isAway = status === 502 || status === 503 || status === 504
  if (isAway && Number(headers['retry-after']) > 0) return '503'
  return `${status} ${text.slice(0, 300)}`
}

type PricedStay = { readonly choice: StayChoice; readonly total: number }

/** Names of houses, and weeks with prices that no two guests share, in other houses than the first ones. */
async function findStays(port: number): Promise<{ houses: string[]; stays: PricedStay[] }> {
  const broker = brokerAt(port)
  const door = openDoor(port)
  const names = (await broker.lodgings({ lan: 2 })).map(({ name }) => name)
  const pages = await Promise.all(names.slice(12, 40).map((name) => broker.lodgingPage({ lan: 2, name })))
  const choices = pages.flatMap((page) => (page ? apart(offeredIn(page, { skip: 60, days: 200 })) : []))
  const priced = choices.map(async (choice, at) => ({ choice, total: await door.quote(choice, 500_000 + at) }))
  const stays = (await Promise.all(priced)).flatMap(({ choice, total }) => (total === null ? [] : [{ choice, total }]))
  return { houses: names.map((name) => name.toLowerCase()), stays }
}

function apart(choices: readonly StayChoice[]): StayChoice[] {
  const weeks = choices.filter(({ duration }) => duration === 7)
  const found: StayChoice[] = []
  let from = ''
  for (const choice of weeks.toSorted((a, b) => a.arrival.localeCompare(b.arrival))) {
    if (choice.arrival < from) continue
    found.push(choice)
    from = addDays(choice.arrival, 7)
  }
  return found
}
