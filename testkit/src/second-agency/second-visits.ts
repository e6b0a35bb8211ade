import { createPasswords } from '@marram/auth/password/passwords'
import type { TestDatabase } from '@marram/database/testing/test-database'
import { editionByKey } from '@marram/domain/edition'
import { encodeFavorites } from '@marram/domain/favorites'
import { addDays, copenhagenDay } from '@marram/domain/iso-day'
import type { EditionKey } from '@marram/i18n/edition-key'
import { pageTable } from '@marram/i18n/page-table'
import { addPastStay } from '../past-stay.ts'
import { type Answer, type Visit, visit } from '../visit.ts'

export const publicKey = 'rohr-public-key-0001'
export const origins = { de: 'https://boddenrohr.example', en: 'https://en.boddenrohr.example' }

/** Settings of the second agency in production. */
export const secondSettings = {
  MARRAM_MODE: 'production',
  MARRAM_HOSTS: Object.entries(origins)
    .map(([edition, origin]) => `${edition}=${origin}`)
    .join(','),
  PUBLIC_KEYS: publicKey,
  SEARCH_KEY: 'rohr-search-key-0001',
  TRUST_PROXY: '1',
  COMPONENT_GALLERY: '0',
}

const sameOrigin = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
export const guest = { email: 'ida@example.org', password: 'Rohrdommel im Schilf 7' }
const details = {
  firstName: 'Ida',
  lastName: 'Voss',
  address: 'Lindenallee 4',
  postalCode: '20357',
  city: 'Hamburg',
  country: 'DE',
  phone: '+494012345678',
  email: guest.email,
}

type Visited = { readonly port: number; readonly database: TestDatabase }

/** A guest of the second agency in one edition: keeps cookies, and comes from another network with every request. */
export function openVisitor({ port }: Pick<Visited, 'port'>, edition: EditionKey) {
  const jar = new Map<string, string>()
  const network = Math.floor(Math.random() * 200)
  let requests = 0
  const send = async (path: string, { headers, ...options }: Visit = {}): Promise<Answer> => {
    requests += 1
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const own = { accept: 'text/html', 'x-forwarded-for': `10.${network}.${requests >> 8}.${requests & 255}` }
    const host = `${edition}.localhost:${port}`
    const answer = await visit(port, path, { host, ...options, headers: { ...own, cookie, ...headers } })
    for (const one of (answer.headers['set-cookie'] ?? '').split(/, (?=[\w-]+=)/)) {
      const [name, value] = one.split(';')[0]?.split('=') ?? []
      if (name && value !== undefined) jar.set(name, value)
    }
    return answer
  }
  const get = async (path: string): Promise<Answer> => {
    const answer = await send(path)
    const { location } = answer.headers
    const isMoved = answer.status >= 300 && answer.status < 400
    return isMoved && location?.startsWith('/') ? get(location) : answer
  }
  return {
    get,
    post: (path: string, fields: Record<string, string>) =>
      send(path, { method: 'POST', headers: sameOrigin, body: `${new URLSearchParams(fields)}` }),
    async service(path: string, body: unknown, headers: Record<string, string> = {}) {
      const json = { 'content-type': 'application/json', 'x-public-key': publicKey, ...headers }
      const { text, status } = await send(`/services${path}`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify(body),
      })
      return { status, body: JSON.parse(text) }
    },
  }
}

export type Visitor = ReturnType<typeof openVisitor>
export type Booked = { readonly reservationId: string; readonly key: string; readonly option: Record<string, unknown> }

/** Books the first free week after so many days. */
export async function book(
  visitor: Visitor,
  { db }: TestDatabase,
  edition: EditionKey,
  afterDays = 150,
): Promise<Booked> {
  const houses = await db.selectFrom('lodging').where('status', '=', 'active').select('id').orderBy('id').execute()
  for (const { id } of houses) {
    for (let day = 0; day < 7; day += 1) {
      const arrival = addDays(copenhagenDay(new Date()), afterDays + day)
      const party = { adults: 2, children: 0, infants: 0, pets: 0 }
      const { languageId, currency } = editionByKey(edition)
      const option = { lodgingId: id, arrival, duration: 7, ...party, currency, languageId }
      const { status, body } = await visitor.service('/booking/rest/v1/quotes/', { option })
      if (status !== 200) continue
      const wish = {
        option,
        acceptedTotal: body.data.quote.total,
        guest: { ...details, isOldEnough: true, acceptsTerms: true },
      }
      const key = { 'idempotency-key': `second-${edition}-${id}-${arrival}-0000` }
      const placed = await visitor.service('/booking/rest/v1/booking/', wish, key)
      if (placed.status === 201) return { ...placed.body.data, option }
    }
  }
  throw new Error('No house of the second agency offers a week.')
}

/** A guest with an account, a stay that is over and an invitation to review it; a contest with a picture. */
export async function addGuests({ db }: TestDatabase): Promise<void> {
  await db.insertInto('confirmed_address').values({ email: guest.email, confirmed_at: new Date() }).execute()
  const password_hash = await createPasswords().hash(guest.password)
  const person = { firstname: 'Ida', lastname: 'Voss', type: 2, language_id: 2, confirmed_at: new Date() } as const
  await db
    .insertInto('user_account')
    .values({ ...person, email: guest.email, password_hash })
    .execute()
  await addPastStay({ db }, { ...origins, da: origins.de }, { email: guest.email, languageId: 2 })
  const year = new Date().getFullYear()
  const contest = { year, opens_on: `${year}-01-01`, closes_on: `${year}-12-31` }
  const { id } = await db.insertInto('contest').values(contest).returning('id').executeTakeFirstOrThrow()
  for (const language_id of [2, 7] as const) {
    const text = { reward_text: 'Ein Wochenende im Schilf', conditions_url: '/mietbedingungen/' }
    await db
      .insertInto('contest_text')
      .values({ contest_id: id, language_id, ...text })
      .execute()
  }
  const picture = { image_title: 'Morgens am Steg', image_slug: 'morgens-am-steg', image_text: '', image_url: 'a.jpg' }
  await db
    .insertInto('contest_image')
    .values({ contest_id: id, ...picture, state: 'approved', width: 900, height: 600 })
    .execute()
}

type PageName = keyof typeof pageTable

/** An address of every page of the table, prepared by the same steps as guests take. */
export async function addressesOf(
  visitor: Visitor,
  { database, edition, booked }: { database: TestDatabase; edition: EditionKey; booked: Booked },
): Promise<Record<PageName, readonly string[]>> {
  const at = (name: PageName) => pageTable[name].address[edition]
  const year = new Date().getFullYear()
  const words = edition === 'de' ? { job: 'hausmeister', birds: 'voegel' } : { job: 'caretaker', birds: 'birds' }
  const house = await database.db
    .selectFrom('lodging')
    .select('name')
    .where('id', '=', Number(booked.option.lodgingId))
    .executeTakeFirstOrThrow()
  const name = house.name.toLowerCase()
  const access = `?${new URLSearchParams({ reservationId: booked.reservationId, key: booked.key })}`
  const stay = await freeStay(visitor, `${at('lodging')}${name}/`)
  await visitor.post('/booking/step1/', Object.fromEntries(stay))
  const kept = await visitor.post(`/booking/step2/?${stay}`, { ...details, isOldEnough: '1', acceptsTerms: '1' })
  const { text: form } = await visitor.get(`${at('question')}${name}/`)
  const asked = await visitor.post(`${at('question')}${name}/`, {
    submission: /name="submission" value="([^"]+)"/.exec(form)?.[1] ?? '',
    lodgingId: String(booked.option.lodgingId),
    topic: 'equipment',
    message: 'Gibt es am Steg ein Boot?',
    name: 'Ida Voss',
    email: guest.email,
  })
  const list = await visitor.post('/api/shared-lists/', {
    title: 'Ostern',
    name: 'Ida',
    houses: encodeFavorites([1, 2]),
    endsOn: addDays(copenhagenDay(new Date()), 7),
  })
  return {
    search: [at('search'), `${at('search')}?filter=1&53=1`, `${at('search')}?filter=1&viewType=map`],
    reservation: ['', '&view=party', '&view=cancel', '&view=pay'].map((view) => `${at('reservation')}${access}${view}`),
    'add-ons': [`${at('add-ons')}${access}`],
    'change-booking': [`${at('change-booking')}${access}`],
    'booking-start': [`/booking/step1/?${stay}`],
    booking: [`/booking/step2/?${stay}`, locationOf(kept)],
    bookings: [at('bookings')],
    review: [await mailedLink(database, /\/account\/review\/\?\S+/)],
    'review-mails': [await mailedLink(database, /\/account\/review-mails\/\?\S+/)],
    account: ['', 'login/', 'register/', 'forgot-password/', 'profile/', 'data/', 'email/', 'password/', 'staff/'].map(
      (rest) => `${at('account')}${rest}`,
    ),
    newsletter: [at('newsletter'), '/newsletter/confirm/', '/newsletter/unsubscribe/?token=x'],
    dev: [at('dev')],
    front: ['/'],
    lodging: [`${at('lodging')}${name}/`, `${at('lodging')}${name}/?${stay}`],
    favorites: [at('favorites')],
    'shared-list': [locationOf(list)],
    'owner-tax': [at('owner-tax')],
    question: [`${at('question')}${name}/`],
    conversation: [locationOf(asked)],
    job: [`${at('job')}${words.job}/`],
    contest: [at('contest')],
    'contest-upload': [at('contest-upload')],
    'contest-year': [`${at('contest-year')}${year}/`],
    'contest-image': [`${at('contest-image')}${year}/morgens-am-steg/`],
    taxonomy: [`/category/${words.birds}/`],
    content: [],
  }
}

function locationOf({ status, headers, text }: Answer): string {
  if (headers.location === undefined) throw new Error(`Expected a redirect, but got ${status}: ${text.slice(0, 300)}`)
  return headers.location
}

/** The free week that a house page offers. */
async function freeStay(visitor: Visitor, path: string): Promise<URLSearchParams> {
  const { text } = await visitor.get(path)
  const [, query] = /href="\/booking\/step1\/\?([^"]+)"/.exec(text) ?? []
  if (query === undefined) throw new Error(`${path} offers no stay.`)
  return new URLSearchParams(query.replaceAll('&amp;', '&'))
}

async function mailedLink({ db }: TestDatabase, pattern: RegExp): Promise<string> {
  const mails = await db.selectFrom('mail').select('text_body').where('recipient', '=', guest.email).execute()
  const [link] = mails.flatMap(({ text_body }) => pattern.exec(text_body)?.[0] ?? [])
  if (link === undefined) throw new Error(`No mail has a link like ${pattern}.`)
  return link
}
