import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'

const leaseOut = 'http://purl.org/goodrelations/v1#LeaseOut'

/** The cheapest stays at the till's price. A price is good until the day the stay would begin. */
export function offersOf({ cheapestOptions }: LodgingPage, url: string) {
  if (cheapestOptions.length === 0) return {}
  return {
    makesOffer: cheapestOptions.map(({ price, currency, arrival, departure }) => ({
      '@type': 'Offer',
      businessFunction: leaseOut,
      price: (price / 100).toFixed(2),
      priceCurrency: currency,
      availability: 'https://schema.org/InStock',
      availabilityStarts: arrival,
      availabilityEnds: departure,
      priceValidUntil: arrival,
      url,
    })),
  }
}
