import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import type { Review } from '@marram/contract/broker/review/shapes'
import { copenhagenInstant } from '@marram/domain/copenhagen-clock'
import type { IsoDay } from '@marram/domain/iso-day'
import { findPictureTagById } from '@marram/domain/picture-tag'
import { checkOutHour, rentalTerms } from '@marram/domain/rental-terms'
import { buildPath } from '@marram/i18n/paths'
import { pictureUrl } from '@marram/ui/picture/picture-url.ts'
import { ownPictureUrl } from '../../kit/pictures.ts'
import type { PageContext } from '../../kit/scope/page-context.ts'
import { cleaningOf } from '../house-cleaning.ts'
import { paragraphsOf } from '../story-paragraphs.ts'
import { accommodation } from './accommodation.ts'
import { judgements } from './judgements.ts'
import { offersOf } from './offers.ts'

type Context = Pick<PageContext, 'scope' | 'messages'>

/** The house for search engines, as Google's vacation-rental data wants it. */
export function houseJsonLd(lodging: LodgingPage, reviews: readonly Review[] | null, { scope, messages }: Context) {
  const origin = scope.origins[scope.edition]
  const url = `${origin}${buildPath(scope.edition, { kind: 'lodging', name: lodging.name })}`
  const hour = checkOutHour(cleaningOf(lodging).kind === 'included')
  return {
    '@type': 'VacationRental',
    additionalType: 'House',
    // The same in every edition, whatever the house is called there.
    identifier: `lodging-${lodging.id}`,
    name: lodging.description.title,
    description: paragraphsOf(lodging.description.body).join('\n\n'),
    url,
    brand: { '@type': 'Brand', name: messages.site.name },
    image: pictureAddresses(lodging, origin),
    latitude: lodging.latitude.toFixed(5),
    longitude: lodging.longitude.toFixed(5),
    address: addressOf(lodging),
    checkinTime: wallClock(lodging.pricePlan.firstBookable, rentalTerms.checkInHour),
    checkoutTime: wallClock(lodging.pricePlan.firstBookable, hour),
    knowsLanguage: ['da', 'de', 'en'],
    containsPlace: accommodation(lodging),
    ...judgements(lodging, reviews ?? []),
    ...offersOf(lodging, url),
  }
}

/** Photos of house and rooms. A plan is none, and tells nobody what the house looks like. */
function pictureAddresses({ images }: LodgingPage, origin: string): string[] {
  const photos = images.filter(({ tagIds }) => !tagIds.some((id) => findPictureTagById(id)?.key === 'floor-plan'))
  return photos.map(
    ({ url }) => `${origin}${pictureUrl(ownPictureUrl(url), { format: 'jpg', width: 1236, height: 825 })}`,
  )
}

function addressOf({ address1, postalCode, city, country }: LodgingPage) {
  return {
    '@type': 'PostalAddress',
    streetAddress: address1,
    addressLocality: city,
    addressRegion: regionOf(postalCode),
    postalCode,
    addressCountry: country,
  }
}

/** On this coast the codes from Tarm northwards belong to the middle of Jutland, all others to the south. */
function regionOf(postalCode: string): string {
  const code = Number(postalCode)
  return code >= 6880 && code <= 7999 ? 'Midtjylland' : 'Syddanmark'
}

/** With Denmark's distance to UTC on that day. */
function wallClock(day: IsoDay, hour: number): string {
  const offset = hour - copenhagenInstant(day, hour * 60).getUTCHours()
  return `${String(hour).padStart(2, '0')}:00:00+0${offset}:00`
}
