import { copenhagenDay } from '@marram/domain/iso-day'
import type { SearchedStay, StayPreference } from '@marram/domain/search-request/searched-stay'
import type { RequestedStay } from '@marram/domain/stay'
import { bounded, boundedSlice, editionOf, listOf, refusal, type Slice } from '../arguments.ts'
import type { BrokerContext } from '../context.ts'
import { loadFacilities } from '../lodging-page/load-facilities.ts'
import { tagLodgings } from '../tag-lodgings.ts'
import { countByLocations, countLodgings } from './count-lodgings.ts'
import { findByLocations, findByStreets } from './find-lodgings.ts'
import { loadDescriptions, loadNames, loadPlaces, loadRows } from './load-lists.ts'
import { loadLodgings, loadLodgingsForStay } from './load-lodgings.ts'
import { loadSearched } from './load-searched.ts'

type InEdition = { lan: number }
type StayArguments = {
  arrival?: string | null
  duration?: number | null
  adults: number
  children: number
  infants: number
  pets: number
}

type SearchedStayArguments = {
  arrivals?: string[] | null
  asked?: string[] | null
  changeDays?: number[] | null
  durations?: number[] | null
  persons: number
  maxPrice?: number | null
  isReduced: boolean
  prefer: StayPreference
}

const maxCards = 100
const maxLocations = 100
const maxPlaces = 300
const maxStreets = 1000
const maxNames = 9999
const maxNights = 365
const maxArrivals = 800

export const lodgingQueries = {
  lodgingCount: (_: unknown, { lan }: InEdition, context: BrokerContext) => {
    editionOf(lan)
    return countLodgings(context)
  },
  lodgingsByIds: (
    _: unknown,
    { lan, ids, ...stay }: InEdition & StayArguments & { ids: number[] },
    context: BrokerContext,
  ) => {
    const edition = editionOf(lan)
    const requested = requestedStay(stay)
    const uniqueIds = listOf(ids, maxCards)
    tagLodgings(context, uniqueIds)
    return requested === null
      ? loadLodgings(context, uniqueIds, edition)
      : loadLodgingsForStay(context, uniqueIds, edition, requested)
  },
  searchLodgings: (
    _: unknown,
    { lan, ids, stay }: InEdition & { ids: number[]; stay: SearchedStayArguments },
    context: BrokerContext,
  ) => {
    const edition = editionOf(lan)
    const search = searchedStay(stay)
    const uniqueIds = listOf(ids, maxCards)
    tagLodgings(context, uniqueIds)
    return loadSearched(context, uniqueIds, edition, search)
  },
  lodgingDescriptions: (_: unknown, { lan, ids }: InEdition & { ids: number[] }, context: BrokerContext) =>
    loadDescriptions(context, listOf(ids, maxCards), editionOf(lan)),
  lodgingFacilities: async (_: unknown, { lan, ids }: InEdition & { ids: number[] }, context: BrokerContext) => {
    const edition = editionOf(lan)
    const uniqueIds = listOf(ids, maxCards)
    tagLodgings(context, uniqueIds)
    const found = await loadFacilities(context, uniqueIds, edition, copenhagenDay(context.now()))
    return uniqueIds.flatMap((lodgingId) => {
      const facilities = found.get(lodgingId)
      return facilities ? [{ lodgingId, facilities }] : []
    })
  },
  lodgings: (_: unknown, { lan, ...slice }: InEdition & Slice, context: BrokerContext) =>
    loadRows(context, editionOf(lan), boundedSlice(slice, maxNames)),
  lodgingPlaces: (_: unknown, { ids }: { ids: number[] }, context: BrokerContext) => {
    const uniqueIds = listOf(ids, maxPlaces)
    tagLodgings(context, uniqueIds)
    return loadPlaces(context, uniqueIds)
  },
  lodgingsByStreet: async (
    _: unknown,
    { lan, streetIds, ...slice }: InEdition & Slice & { streetIds: number[] },
    context: BrokerContext,
  ) => {
    const edition = editionOf(lan)
    context.tag('lodgings')
    const ids = await findByStreets(context, listOf(streetIds, maxStreets), boundedSlice(slice, maxCards))
    tagLodgings(context, ids)
    return loadLodgings(context, ids, edition)
  },
  lodgingsByLocations: async (
    _: unknown,
    { lan, locationIds, ...slice }: InEdition & Slice & { locationIds: number[] },
    context: BrokerContext,
  ) => {
    const edition = editionOf(lan)
    context.tag('lodgings')
    const ids = await findByLocations(context, listOf(locationIds, maxLocations), boundedSlice(slice, maxCards))
    tagLodgings(context, ids)
    return loadLodgings(context, ids, edition)
  },
  lodgingCountByLocations: (_: unknown, { locationIds }: { locationIds: number[] }, context: BrokerContext) =>
    countByLocations(context, listOf(locationIds, maxLocations)),
  lodgingNamesByLanguage: (_: unknown, { lan, ...slice }: InEdition & Slice, context: BrokerContext) =>
    loadNames(context, editionOf(lan), boundedSlice(slice, maxNames)),
}

/** Refuses an arrival without a duration and the reverse: the reply would have prices of another stay. */
function requestedStay({ arrival, duration, adults, children, infants, pets }: StayArguments): RequestedStay | null {
  const hasArrival = arrival !== null && arrival !== undefined
  const hasDuration = duration !== null && duration !== undefined
  if (hasArrival !== hasDuration) throw refusal('A stay needs both arrival and duration.')
  if (!hasArrival || !hasDuration) return null
  return { arrival, duration: bounded(duration, 0, maxNights), party: { adults, children, infants, pets } }
}

function searchedStay({
  arrivals,
  asked,
  changeDays,
  durations,
  persons,
  maxPrice,
  isReduced,
  prefer,
}: SearchedStayArguments): SearchedStay {
  return {
    ...(arrivals && { arrivals: listOf(arrivals, maxArrivals) }),
    ...(asked && { asked: listOf(asked, maxArrivals) }),
    ...(changeDays && { changeDays: listOf(changeDays, 7) }),
    ...(durations && {
      durations: listOf(durations, maxNights).filter((nights) => nights >= 1 && nights <= maxNights),
    }),
    persons,
    ...(typeof maxPrice === 'number' && { maxPrice }),
    isReduced,
    prefer,
  }
}
