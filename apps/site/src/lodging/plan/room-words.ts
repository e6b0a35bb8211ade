import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import {
  type InteriorFacts,
  interiorFacts,
  type PlanRoom,
  type PlanRoomKind,
  planRooms,
} from '@marram/domain/floor-plan/plan-rooms'
import type { Bed, BedKind } from '@marram/domain/floor-plan/sleeping-rooms'
import type { Format } from '@marram/i18n/format'
import type { HouseMessages } from '@marram/i18n/messages/house/en'
import { facilityNumber } from '../lodging-facility.ts'
import type { LodgingPicture } from '../lodging-pictures.ts'

export type PlanWords = HouseMessages['plan']

export function interiorOf(lodging: LodgingPage): InteriorFacts {
  return interiorFacts({
    persons: lodging.maxPersons,
    rooms: lodging.meta.rooms,
    numberOf: (key) => facilityNumber(lodging, key),
  })
}

export function roomName({ kind, number }: Pick<PlanRoom, 'kind' | 'number'>, words: PlanWords): string {
  return number === null ? words.rooms[kind] : `${words.rooms[kind]} ${number}`
}

export const bedFacilities = {
  double: 'double-beds',
  single: 'single-beds',
  bunk: 'bunk-beds',
  sofa: 'sofa-beds',
  mattress: 'loft-places',
} as const satisfies Record<BedKind, string>

/** Beds grouped by kind and size, such as "2 single beds, 90 × 200 cm". */
export function bedLines(beds: readonly Bed[], words: PlanWords): string[] {
  const groups = Map.groupBy(beds, ({ kind, widthCm, lengthCm }) => `${kind} ${widthCm} ${lengthCm}`)
  return [...groups.values()].flatMap((group) => {
    const [bed] = group
    return bed ? [`${words[bedFacilities[bed.kind]](group.length)}, ${bedSize(bed)}`] : []
  })
}

export function bedSize({ widthCm, lengthCm }: Bed): string {
  return `${widthCm}\u00a0×\u00a0${lengthCm}\u00a0cm`
}

/** Rooms and sizes of the beds that a facility counts; null if the catalogue only counts them. */
export function bedDetail(facility: string, facts: InteriorFacts, words: PlanWords, format: Format): string | null {
  const isMeant = ({ kind }: Bed) => bedFacilities[kind] === facility
  const rooms = planRooms(facts).filter(({ beds }) => beds.some(isMeant))
  const beds = (facts.sleeping ?? []).flatMap((room) => room.beds.filter(isMeant))
  if (beds.length === 0) return null
  const sizes = new Set(beds.map(bedSize))
  const places = rooms.length === 0 ? [words.loft] : [namesOf(rooms, words, format)]
  return [...places, ...sizes].join(', ')
}

/** "Bedrooms 1 and 3" if all are numbered. */
function namesOf(rooms: readonly PlanRoom[], words: PlanWords, format: Format): string {
  const numbers = rooms.flatMap(({ number }) => (number === null ? [] : [String(number)]))
  const [first] = rooms
  if (first && numbers.length === rooms.length) {
    const name = rooms.length > 1 && first.kind === 'bedroom' ? words.bedrooms : words.rooms[first.kind]
    return `${name}\u00a0${format.list(numbers)}`
  }
  return format.list(rooms.map((room) => roomName(room, words)))
}

const pictured: Readonly<Record<PlanRoomKind, LodgingPicture['room'] | null>> = {
  living: 'living-room',
  'living-kitchen': 'living-room',
  kitchen: 'kitchen',
  bedroom: 'bedroom',
  bathroom: 'bathroom',
  toilet: null,
  sauna: 'sauna',
  pool: 'pool',
  activity: null,
}

/** Gallery position of a room's picture. The second bedroom has the second picture of a bedroom. */
export function findRoomPicture(
  { kind, number }: Pick<PlanRoom, 'kind' | 'number'>,
  pictures: readonly Pick<LodgingPicture, 'room'>[],
): number | null {
  const wanted = pictured[kind]
  const positions = pictures.flatMap(({ room }, index) => (room === wanted ? [index] : []))
  return positions[(number ?? 1) - 1] ?? null
}
