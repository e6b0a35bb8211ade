import { contentTypes, findContentType } from '@marram/contract/content/model/content-types'
import { defaultLocale } from '@marram/contract/content/model/entry'
import type { Database } from '@marram/database/schema.generated'
import { editions } from '@marram/domain/edition'
import type { SocketBindings } from '@marram/service-kit/client-address'
import { findBearer, isSameSecret } from '@marram/service-kit/keys'
import type { CallerBuckets } from '@marram/service-kit/rate-limit'
import type { Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import { createLoads } from '../entry/load-entries.ts'
import { type Delivery, findCollection, findSingle, localeOf } from './collection.ts'
import { DeliveryError } from './delivery-error.ts'
import { type Place, placeOf } from './present.ts'

type App = Hono<{ Bindings: SocketBindings }>

export type DeliveryOptions = {
  readonly db: Kysely<Database>
  readonly publicKeys: readonly string[]
  readonly previewKey: string | undefined
  /** Query budgets per network. */
  readonly buckets: CallerBuckets
}

/** Paths for Contentful clients, which send their key as a bearer. */
export const deliveryPath = /^\/(?:content\/v1\/)?spaces\//

const names = { danish: 'Dansk', german: 'Deutsch', english: 'English' }
const localeNames = { 'da-DK': names.danish, 'de-DE': names.german, en: names.english }

/** Serves Contentful's delivery API, read-only, for its official client. */
export function mountDelivery(app: App, options: DeliveryOptions): void {
  const answer = (find: (query: URLSearchParams, delivery: Delivery, id: string) => Promise<unknown>) => {
    return async (c: Context): Promise<Response> => {
      try {
        const stage = stageOf(c, options)
        const seconds = options.buckets.wait()
        if (seconds !== null) throw tooMany(seconds)
        options.buckets.take()
        const { db } = options
        const delivery = { db, stage, place: placeIn(c), loads: createLoads(db, stage) }
        const query = new URL(c.req.url).searchParams
        return c.json((await find(query, delivery, c.req.param('id') ?? '')) ?? notFound(), 200, {
          'Cache-Control': 'no-store',
        })
      } catch (error) {
        if (error instanceof DeliveryError) return error.present()
        throw error
      }
    }
  }
  for (const below of ['/spaces/:space', '/spaces/:space/environments/:environment']) {
    app.get(
      below,
      answer(async (_, { place }) => ({ sys: { type: 'Space', id: place.space }, name: place.space, locales })),
    )
    app.get(
      `${below}/entries`,
      answer((query, delivery) => findCollection('Entry', query, delivery)),
    )
    app.get(
      `${below}/assets`,
      answer((query, delivery) => findCollection('Asset', query, delivery)),
    )
    app.get(
      `${below}/entries/:id`,
      answer((query, to, id) => findSingle('Entry', id, localeOf(query), to)),
    )
    app.get(
      `${below}/assets/:id`,
      answer((query, to, id) => findSingle('Asset', id, localeOf(query), to)),
    )
    app.get(
      `${below}/content_types`,
      answer(async (_, { place }) => listOf(contentTypes.map(typeIn(place)))),
    )
    app.get(
      `${below}/content_types/:id`,
      answer(async (_, { place }, id) => {
        const type = findContentType(id)
        return type && typeIn(place)(type)
      }),
    )
    app.get(
      `${below}/locales`,
      answer(async () => listOf(locales)),
    )
    app.get(`${below}/sync`, answer(refuseSync))
  }
}

const locales = editions.map(({ locale }) => ({
  code: locale,
  name: localeNames[locale],
  default: locale === defaultLocale,
  fallbackCode: null,
  sys: { id: locale, type: 'Locale', version: 1 },
}))

function listOf(items: readonly unknown[]) {
  return { sys: { type: 'Array' }, total: items.length, skip: 0, limit: 1000, items }
}

function typeIn(place: Place) {
  return (type: (typeof contentTypes)[number]) => ({ ...type, sys: { ...placeOf(place), ...type.sys, revision: 1 } })
}

function placeIn(c: Context): Place {
  return { space: c.req.param('space') ?? '', environment: c.req.param('environment') ?? 'master' }
}

/** The public key gives published content, the preview key drafts. */
export function stageOf(
  c: Context,
  { publicKeys, previewKey }: Pick<DeliveryOptions, 'publicKeys' | 'previewKey'>,
): Delivery['stage'] {
  const key = findBearer(c.req.header('authorization')) ?? c.req.query('access_token') ?? c.req.header('x-public-key')
  if (key !== undefined && previewKey !== undefined && isSameSecret(key, previewKey)) return 'draft'
  if (key !== undefined && publicKeys.map((publicKey) => isSameSecret(key, publicKey)).includes(true))
    return 'published'
  throw new DeliveryError('AccessTokenInvalid', 'The access token you sent could not be found or is invalid.')
}

async function refuseSync(): Promise<never> {
  throw new DeliveryError('BadRequest', 'The sync API is not available here: read entries and assets page by page.')
}

function tooMany(seconds: number): DeliveryError {
  return new DeliveryError('RateLimitExceeded', `Too many requests: come again in ${seconds} s.`)
}

function notFound(): never {
  throw new DeliveryError('NotFound', 'The resource could not be found.')
}
