import type { FacilityKey } from '@marram/domain/facility'
import type { SleepingRoom } from '@marram/domain/floor-plan/sleeping-rooms'
import type { IsoDay } from '@marram/domain/iso-day'
import type { Area } from '../places/areas.ts'
import type { Location, Setting } from '../places/locations.ts'
import type { Street } from '../places/streets.ts'
import type { Archetype } from './archetypes.ts'

/** Beds of one bedroom; a twin room has two single beds. */
export type RoomBeds = 'double' | 'twin' | 'bunk' | 'single'
export type Beds = { doubles: number; singles: number; bunks: number; sofas: number; loft: number }

/** Location of the house and distances in metres. */
export type Site = {
  area: Area
  location: Location
  street: Street
  latitude: number
  longitude: number
  setting: Setting
  sea: number
  shop: number
  restaurant: number
  fjord: number | null
  lake: number | null
  harbour: number | null
  golf: number | null
}

/** Size of the house and number of guests. */
export type Size = {
  persons: number
  bedrooms: number
  bathrooms: number
  guestToilets: number
  /** One entry per bedroom, in the order of its pictures. */
  bedsByRoom: readonly RoomBeds[]
  beds: Beds
  areaM2: number
  plotM2: number
  storeys: number
}

export type Equipment = {
  has: ReadonlySet<FacilityKey>
  petsMax: number
  stars: number
  pineCones: number
  tier: 'gold' | 'silver' | 'bronze' | null
  energyLabel: string
  heating: 'heat-pump' | 'electric' | 'district' | 'pellet' | 'gas'
  internetMbit: number
  chargerKw: number | null
  openTerraces: number
  coveredTerraces: number
  parkingPlaces: number
}

export type House = Site &
  Size &
  Equipment & {
    id: number
    /** The lodging number that guests see. */
    name: string
    address: string
    /** Every bed with its size and its room. */
    sleeping: readonly SleepingRoom[]
    archetype: Archetype
    builtYear: number
    renovatedYear: number | null
    publishedOn: IsoDay
    ownerKind: 'private' | 'trader'
    /** From 0 (plain) to 1 (luxurious); affects prices and ratings. */
    quality: number
  }

/** All facts that determine the equipment of a house. */
export type Plan = { site: Site; size: Size; archetype: Archetype; isRenovated: boolean; quality: number }
