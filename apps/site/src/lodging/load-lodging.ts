import { isOnMap } from '@marram/domain/map/scope'
import { parseReviewFilter } from '@marram/domain/review-filter'
import { parseStayQuery, requestedStay } from '@marram/domain/stay-query'
import type { ParsedLocation } from '@tanstack/react-router'
import type { PageHead } from '../frame/page-head.ts'
import { orErrorTexts } from '../kit/entry/error-texts.ts'
import { redirectIfMoved } from '../kit/entry/redirect-if-moved.ts'
import listStyles from '../kit/lists.css?url'
import { loadStyles } from '../kit/load-styles.ts'
import { orNull } from '../kit/or-null.ts'
import { pageNotFound } from '../kit/page-not-found.ts'
import type { PageContext } from '../kit/scope/page-context.ts'
import { ensureMessagesOf } from '../kit/scope/page-messages.ts'
import { shownPath } from '../kit/scope/route-path.ts'
import { aroundQuery } from '../map/around-query.ts'
import houseStyles from './lodging.css?url'
import { beachDistance } from './lodging-facility.ts'
import { lodgingHead } from './lodging-head.ts'
import { lodgingPlacesQuery, lodgingReviewsQuery, lodgingWeatherQuery } from './lodging-part-queries.ts'
import { lodgingQuery, relatedLodgingsQuery } from './lodging-queries.ts'
import { lodgingTextsQuery } from './lodging-texts.ts'

/** The house itself is in the page's queries; a second copy would only make the page larger. */
export type LoadedLodging = {
  readonly head: PageHead
  /** The query that the page was loaded with, which may contain a stay. */
  readonly query: string
}

type Address = Pick<ParsedLocation, 'pathname' | 'searchStr' | 'hash'>

/** Loads a house and the data around it. Only the house itself is required; every other part may fail alone. */
export function loadLodging(context: PageContext, name: string, address: Address): Promise<LoadedLodging> {
  return orErrorTexts(context, () => findLodging(context, name, address))
}

const loadParts = async () => (await import('./lodging-page.tsx')).loadLodgingParts()

async function findLodging(context: PageContext, name: string, address: Address): Promise<LoadedLodging> {
  const { scope, queryClient } = context
  const [lodging] = await Promise.all([
    queryClient.ensureQueryData(lodgingQuery(scope, name)),
    ensureMessagesOf(scope.edition, 'lodging'),
    loadParts(),
    loadStyles(listStyles, houseStyles),
  ])
  if (!lodging) return missing(context, address)
  const stay = requestedStay(parseStayQuery(address.searchStr))
  const { id, area, street, latitude, longitude } = lodging
  const place = { at: [longitude, latitude], beachM: beachDistance(lodging) } as const
  await Promise.all([
    orNull(scope, queryClient.ensureQueryData(lodgingReviewsQuery(scope, id, parseReviewFilter(address.searchStr)))),
    orNull(scope, queryClient.ensureQueryData(lodgingWeatherQuery(scope, area.id))),
    isOnMap(scope.map, latitude, longitude)
      ? orNull(scope, queryClient.ensureQueryData(aroundQuery(scope, place)))
      : null,
    orNull(scope, queryClient.ensureQueryData(lodgingPlacesQuery(scope, { areaId: area.id, streetId: street.id }))),
    orNull(scope, queryClient.ensureQueryData(relatedLodgingsQuery(scope, id, stay))),
    orNull(scope, queryClient.ensureQueryData(lodgingTextsQuery(scope))),
  ])
  return { head: lodgingHead(lodging, context), query: address.searchStr }
}

/** For an unknown house: follows a redirect if there is one, otherwise shows other houses. */
async function missing(context: PageContext, { pathname, hash }: Address): Promise<never> {
  const { scope, queryClient } = context
  const path = shownPath(scope, pathname)
  await redirectIfMoved(context, path, hash)
  await orNull(scope, queryClient.ensureQueryData(relatedLodgingsQuery(scope, null)))
  throw pageNotFound(path)
}
