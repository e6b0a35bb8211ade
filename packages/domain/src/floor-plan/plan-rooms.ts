import type { FacilityKey } from '../facility.ts'
import {
  type Bed,
  isBedroom,
  parseSleepingRooms,
  type SleepingPlace,
  type SleepingRoom,
  sleepersIn,
} from './sleeping-rooms.ts'

export type PlanRoomKind =
  | 'living'
  | 'kitchen'
  | 'living-kitchen'
  | 'bedroom'
  | 'bathroom'
  | 'toilet'
  | 'sauna'
  | 'pool'
  | 'activity'

/** The level on which a room is drawn, or the annexe. */
export type PlanLevel = 'ground' | 'upstairs' | 'annexe'

export type PlanRoom = {
  readonly kind: PlanRoomKind
  /** Counts the rooms of a kind from 1; null for a single one. */
  readonly number: number | null
  readonly level: PlanLevel
  readonly beds: readonly Bed[]
}

/** The catalogue's facts about the interior of a house; 0 if unknown. */
export type InteriorFacts = {
  readonly areaM2: number
  readonly persons: number
  readonly bedrooms: number
  readonly bathrooms: number
  readonly toilets: number
  readonly storeys: number
  readonly terraces: number
  readonly hasSauna: boolean
  readonly hasIndoorPool: boolean
  readonly hasActivityRoom: boolean
  readonly hasOpenKitchen: boolean
  /** Null if the catalogue only has a number of beds. */
  readonly sleeping: readonly SleepingRoom[] | null
}

type Described = {
  readonly persons: number
  /** The catalogue's text about beds by room, if any. */
  readonly rooms: string | null
  /** 0 for a facility that the house lacks. */
  readonly numberOf: (key: FacilityKey) => number
}

/** Derives the interior from a house's facilities. */
export function interiorFacts({ persons, rooms, numberOf }: Described): InteriorFacts {
  const terraces = numberOf('open-terraces') + numberOf('covered-terraces')
  return {
    areaM2: numberOf('living-area'),
    persons,
    bedrooms: numberOf('bedrooms'),
    bathrooms: numberOf('bathrooms'),
    toilets: numberOf('guest-toilets'),
    storeys: Math.max(1, numberOf('storeys')),
    terraces: Math.max(terraces, numberOf('terrace')),
    hasSauna: numberOf('sauna') > 0,
    hasIndoorPool: numberOf('indoor-pool') > 0,
    hasActivityRoom: numberOf('activity-room') > 0,
    hasOpenKitchen: numberOf('open-kitchen') > 0,
    sleeping: rooms === null ? null : parseSleepingRooms(rooms),
  }
}

/** All rooms in display order: living rooms, sleeping rooms, baths, extras. */
export function planRooms(facts: InteriorFacts): PlanRoom[] {
  const ground = { level: 'ground', beds: [] } as const
  const inLiving = (facts.sleeping ?? []).filter(({ place }) => place === 'living').flatMap(({ beds }) => beds)
  const extras: readonly (readonly [PlanRoomKind, boolean])[] = [
    ['sauna', facts.hasSauna],
    ['pool', facts.hasIndoorPool],
    ['activity', facts.hasActivityRoom],
  ]
  const living: PlanRoom[] = facts.hasOpenKitchen
    ? [{ kind: 'living-kitchen', number: null, ...ground, beds: inLiving }]
    : [
        { kind: 'living', number: null, ...ground, beds: inLiving },
        { kind: 'kitchen', number: null, ...ground },
      ]
  return [
    ...living,
    ...bedroomsOf(facts),
    ...wetRooms('bathroom', facts.bathrooms, hasUpstairs(facts)),
    ...wetRooms('toilet', facts.toilets, false),
    ...extras.flatMap(([kind, isThere]) => (isThere ? [{ kind, number: null, ...ground }] : [])),
  ]
}

const levels: Readonly<Record<SleepingPlace, PlanLevel>> = {
  bedroom: 'ground',
  upstairs: 'upstairs',
  annexe: 'annexe',
  living: 'ground',
  loft: 'ground',
}

function bedroomsOf({ bedrooms, sleeping, storeys }: InteriorFacts): PlanRoom[] {
  const usual: SleepingPlace = storeys > 1 ? 'upstairs' : 'bedroom'
  const uncertain = Array.from({ length: bedrooms }, (): SleepingRoom => ({ place: usual, beds: [] }))
  const rooms = sleeping?.filter(isBedroom) ?? uncertain
  return rooms.map(({ place, beds }, index) => ({
    kind: 'bedroom',
    number: rooms.length > 1 ? index + 1 : null,
    level: levels[place],
    beds,
  }))
}

function hasUpstairs(facts: InteriorFacts): boolean {
  return bedroomsOf(facts).some(({ level }) => level === 'upstairs')
}

/** A house with bedrooms upstairs and several baths has one of the baths there. */
function wetRooms(kind: 'bathroom' | 'toilet', count: number, isUpToo: boolean): PlanRoom[] {
  return Array.from({ length: count }, (_, index) => ({
    kind,
    number: count > 1 ? index + 1 : null,
    level: isUpToo && index % 2 === 1 ? 'upstairs' : 'ground',
    beds: [],
  }))
}

/** Typical area of a room in square metres; the plan scales them to the area of the house. */
export function usualAreaM2({ kind, beds }: PlanRoom, { persons }: InteriorFacts): number {
  switch (kind) {
    case 'living':
      return 10 + persons * 1.6
    case 'kitchen':
      return 7 + persons * 0.5
    case 'living-kitchen':
      return 16 + persons * 2
    case 'bedroom':
      return 11 + Math.max(0, sleepersIn(beds) - 2) * 3
    case 'bathroom':
      return 6
    case 'toilet':
      return 4
    case 'sauna':
      return 4.5
    case 'pool':
      return 45
    case 'activity':
      return 16
  }
}
