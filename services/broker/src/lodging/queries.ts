import { copenhagenDay } from '@marram/domain/iso-day'
import type { SearchedStay, StayPreference } from '@marram/domain/search-request/searched-stay'
import type { RequestedStay } from '@marram/domain/stay'
import { bounded, boundedSlice, editionOf, listOf, refusal, type Slice } from '../arguments.ts'
import type { BrokerContext } from '../context.ts'
import { loadFacilities } from '../lodging-page/load-facilities.ts'
import { tagLodgings } from '../tag-lodgings.ts'
import { countByLocations } from './count-by-locations.ts'
import { countLodgings } from './count-lodgings.ts'
import { findByLocations, findByStreets } from './find-lodgings.ts'
import { loadDescriptions } from './load-descriptions.ts'
import { loadLodgings, loadLodgingsForStay } from './load-lodgings.ts'
import { loadNames } from './load-names.ts'
import { loadPlaces } from './load-places.ts'
import { loadRows } from './load-rows.ts'
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
    const wish = wishOf(stay)
    const wanted = listOf(ids, maxCards)
    tagLodgings(context, wanted)
    return wish === null ? loadLodgings(context, wanted, edition) : loadLodgingsForStay(context, wanted, edition, wish)
  },
  searchLodgings: (
    _: unknown,
    { lan, ids, stay }: InEdition & { ids: number[]; stay: SearchedStayArguments },
    context: BrokerContext,
  ) => {
    const edition = editionOf(lan)
    const wish = searchedOf(stay)
    const wanted = listOf(ids, maxCards)
    tagLodgings(context, wanted)
    return loadSearched(context, wanted, edition, wish)
  },
  lodgingDescriptions: (_: unknown, { lan, ids }: InEdition & { ids: number[] }, context: BrokerContext) =>
    loadDescriptions(context, listOf(ids, maxCards), editionOf(lan)),
  lodgingFacilities: async (_: unknown, { lan, ids }: InEdition & { ids: number[] }, context: BrokerContext) => {
    const edition = editionOf(lan)
    const wanted = listOf(ids, maxCards)
    tagLodgings(context, wanted)
    const found = await loadFacilities(context, wanted, edition, copenhagenDay(context.now()))
    return wanted.flatMap((lodgingId) => {
      const facilities = found.get(lodgingId)
      return facilities ? [{ lodgingId, facilities }] : []
    })
  },
  lodgings: (_: unknown, { lan, ...slice }: InEdition & Slice, context: BrokerContext) =>
    loadRows(context, editionOf(lan), boundedSlice(slice, maxNames)),
  lodgingPlaces: (_: unknown, { ids }: { ids: number[] }, context: BrokerContext) => {
    const wanted = listOf(ids, maxPlaces)
    tagLodgings(context, wanted)
    return loadPlaces(context, wanted)
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

/** An arrival and a duration make a stay; one without the other is a slip that must not be answered with other prices. */
function wishOf({ arrival, duration, adults, children, infants, pets }: StayArguments): RequestedStay | null {
  const isDated = arrival !== null && arrival !== undefined
  const isLong = duration !== null && duration !== undefined
  if (isDated !== isLong) throw refusal('A stay needs both arrival and duration.')
  if (!isDated || !isLong) return null
  return { arrival, duration: bounded(duration, 0, maxNights), party: { adults, children, infants, pets } }
}

function searchedOf({
  arrivals,
  asked,
  changeDays,
  durations,
  persons,
  maxPrice,
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
    prefer,
  }
}
