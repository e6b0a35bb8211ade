import { createBookingClient } from '@marram/contract/booking/client'
import { createServiceClient } from '@marram/contract/service-client'
import { facilityProperty } from '@marram/domain/criteria/order'
import type { Edition } from '@marram/domain/edition'
import { facilityByKey } from '@marram/domain/facility'
import type { IsoDay } from '@marram/domain/iso-day'
import { optionsIndex } from '@marram/domain/search-index'
import { dataBlocksOf } from '@marram/testkit/vacation-rental'
import { visit } from '@marram/testkit/visit'
import * as v from 'valibot'
import type { DrawnStay } from './draw-stay.ts'

export type Offer = { readonly arrival: IsoDay; readonly price: string; readonly currency: string }

/** Sources of prices outside the broker: booking service, search index and the HTML of the page. */
export type OuterPlaces = {
  /** In minor units. Only for stays that the house's rules allow: others are refused with an error. */
  till(lodgingId: number, stay: DrawnStay, edition: Edition): Promise<{ price: number; normalPrice: number }>
  /** The price for a number of adults without pets; null if the house is not found. */
  index(lodgingId: number, stay: DrawnStay, edition: Edition): Promise<{ price: number; normalPrice: number } | null>
  /** The price in the structured data of the page. */
  offers(name: string, edition: Edition): Promise<Offer[]>
}

const prefixes = { da: 'sommerhus', de: 'ferienhaus', en: 'holiday-home' } as const
const personsAttribute = facilityProperty(facilityByKey('persons').id)

const rental = v.object({
  makesOffer: v.optional(
    v.array(v.object({ price: v.string(), priceCurrency: v.string(), availabilityStarts: v.string() })),
    [],
  ),
})
const found = v.object({ hits: v.array(v.object({ price: v.number(), normalPrice: v.number() })) })

/**
 * As browsers reach them in the program at the port, which must trust its proxy: each quote has a different visitor.
 */
export function outerPlacesAt(port: number): OuterPlaces {
  const visitors = createVisitors()
  const booking = createBookingClient(
    createServiceClient({
      name: 'booking',
      baseUrl: `http://127.0.0.1:${port}/services/booking`,
      publicKey: 'marram-demo',
      fetch: (url, init) => fetch(url, init),
      headers: () => ({ 'x-forwarded-for': visitors.next() }),
    }),
  )
  return {
    till: async (lodgingId, { arrival, duration, party }, { currency, languageId }) => {
      const option = { lodgingId, arrival, duration, ...party, currency, languageId }
      const { quote } = await booking.quote({ option })
      return { price: quote.total, normalPrice: quote.normalTotal }
    },
    index: async (lodgingId, { arrival, duration, party }, { languageId }) => {
      const persons = `${personsAttribute} >= ${party.adults + party.children}`
      const filter = `lodgingId = ${lodgingId} AND date = "${arrival}" AND duration = ${duration} AND ${persons}`
      const path = `/services/search/indexes/${optionsIndex(languageId, duration)}/search/`
      const headers = { authorization: 'Bearer marram-demo-search', 'content-type': 'application/json' }
      const { status, text } = await visit(port, path, { method: 'POST', headers, body: JSON.stringify({ filter }) })
      if (status !== 200) throw new Error(`The search index answered ${status}: ${text}`)
      return v.parse(found, JSON.parse(text)).hits[0] ?? null
    },
    offers: async (name, { key }) => {
      const host = `${key}.localhost:${port}`
      const { text } = await visit(port, `/${prefixes[key]}-${name.toLowerCase()}/`, { host })
      const block = dataBlocksOf(text).find((data) => data['@type'] === 'VacationRental')
      return v.parse(rental, block).makesOffer.map(({ price, priceCurrency, availabilityStarts }) => ({
        price,
        currency: priceCurrency,
        arrival: availabilityStarts,
      }))
    },
  }
}

/** Quotes per minute and address are limited. */
function createVisitors() {
  let visitor = 0
  return {
    next: () => {
      visitor += 1
      return `10.1.${(visitor >> 8) & 255}.${visitor & 255}`
    },
  }
}
