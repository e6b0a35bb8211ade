import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { formatFor } from '@marram/i18n/format'
import { buildPath } from '@marram/i18n/paths'
import { ownPictureUrl } from '@marram/ui/picture/picture-url.ts'
import type { PageHead } from '../frame/page-head.ts'
import type { PageContext } from '../kit/scope/page-context.ts'
import { pageMessages } from '../kit/scope/page-messages.ts'
import { facilityNumber } from './lodging-facility.ts'

/** Search engines truncate longer ones. */
const maxLength = 160

/** Title, description and picture of a house, for search engines and link previews. */
export function lodgingHead(
  lodging: LodgingPage,
  { scope, messages }: Pick<PageContext, 'scope' | 'messages'>,
): PageHead {
  const { edition } = scope
  const words = pageMessages(edition, 'house').head
  const picture = lodging.images[0]
  return {
    path: buildPath(edition, { kind: 'lodging', name: lodging.name }),
    title: words.title(lodging.description.title, lodging.area.name, lodging.name.toUpperCase()),
    description: withinLimit(descriptionParts(lodging, { scope, messages })),
    image: picture ? ownPictureUrl(picture.url) : null,
  }
}

function descriptionParts(
  lodging: LodgingPage,
  { scope, messages }: Pick<PageContext, 'scope' | 'messages'>,
): string[] {
  const format = formatFor(scope.edition)
  const words = pageMessages(scope.edition, 'house').head
  const common = messages.lodging
  const sea = facilityNumber(lodging, 'distance-beach')
  const summary = [
    words.summary(lodging.area.name, common.persons(lodging.maxPersons)),
    ...(sea > 0 ? [common.toBeach(format.distance(sea))] : []),
    common.bedrooms(facilityNumber(lodging, 'bedrooms')),
  ]
  const option = lodging.cheapestOptions[0]
  const price = option && words.from(format.money(option.price, option.currency), common.nights(option.duration))
  const best = lodging.facilities.filter(({ groups, value }) => groups[0] === 'wellness' && value === '1').slice(0, 3)
  return [
    `${summary.join(', ')}.`,
    ...(price === undefined ? [] : [price]),
    ...(best.length > 0 ? [`${best.map(({ name }) => name).join(', ')}.`] : []),
  ]
}

/** Cuts at the end of a sentence. */
function withinLimit(sentences: readonly string[]): string {
  return sentences.reduce((text, next) => (text.length + next.length < maxLength ? `${text} ${next}` : text))
}
