import type { ReservationVisit } from '@marram/contract/booking/reservation-visit'
import type { Department } from '@marram/contract/content/simple-shapes'
import { editionByKey } from '@marram/domain/edition'
import { ownPictureUrl } from '@marram/ui/picture/picture-url.ts'
import { orNull } from '../kit/or-null.ts'
import { ensureMessagesOf } from '../kit/scope/page-messages.ts'
import type { SiteScope } from '../kit/scope/site-scope.ts'

export type LoadedReservation = {
  readonly visit: ReservationVisit
  readonly picture: string | null
  /** The office that has the key; null until the key is released. */
  readonly office: Department | null
}

/** Only the server can load this page: after a client-side navigation the browser requests it in full. */
export async function loadReservation(scope: SiteScope, href: string): Promise<LoadedReservation> {
  await ensureMessagesOf(scope.edition, 'reservation')
  const visit = scope.visit?.reservation
  if (!visit) {
    if (typeof window !== 'undefined') window.location.assign(href)
    return new Promise(() => {})
  }
  const { reservation } = visit
  if (reservation === null) return { visit, picture: null, office: null }
  const [picture, office] = await Promise.all([
    orNull(scope, loadPicture(scope, reservation.booking.lodgingId)),
    reservation.key.notice === 'shown' ? orNull(scope, loadOffice(scope, reservation.house.areaId)) : null,
  ])
  return { visit, picture, office }
}

async function loadPicture({ services, edition }: SiteScope, lodgingId: number): Promise<string | null> {
  const lan = editionByKey(edition).languageId
  const [house] = await services.broker.lodgingsByIds({ lan, ids: [lodgingId] })
  const image = house?.images[0]
  return image ? ownPictureUrl(image.url) : null
}

async function loadOffice({ services, edition }: SiteScope, areaId: number): Promise<Department | null> {
  const { locale } = editionByKey(edition)
  const area = (await services.content.areas(locale)).find(({ bsId }) => bsId === areaId)
  if (!area) return null
  return (await services.content.area(locale, area.sys.id))?.department ?? null
}
