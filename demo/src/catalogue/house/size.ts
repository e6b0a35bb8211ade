import type { Random } from '../random.ts'
import type { Archetype } from './archetypes.ts'
import type { Beds, RoomBeds, Site, Size } from './house.ts'

/** Share of the houses of an agency on this coast by max number of persons. */
const personShares = [
  [2, 2],
  [4, 17],
  [5, 9],
  [6, 35],
  [7, 3],
  [8, 20],
  [10, 6],
  [12, 4.2],
  [14, 1.3],
  [16, 1],
  [18, 0.8],
  [20, 0.5],
  [24, 0.2],
] as const

export function drawPersons(random: Random): number {
  return random.weighted(personShares)
}

const plots: Record<Site['setting'], readonly [number, number]> = {
  dunes: [900, 3200],
  heath: [1500, 4200],
  forest: [1200, 3400],
  village: [320, 900],
  fjord: [500, 1600],
  meadow: [1000, 3000],
}

function drawBedrooms(persons: number, random: Random): number {
  const half = Math.max(1, Math.floor(persons / 2))
  const isRoomy = persons >= 6 && random.chance(0.25)
  return isRoomy ? half : Math.max(1, half - (persons >= 10 && random.chance(0.5) ? 1 : 0))
}

/** The number of sleeping places always equals the number of persons. */
function drawBeds(persons: number, bedrooms: number, random: Random): Pick<Size, 'bedsByRoom' | 'beds'> {
  const beds: Beds = { doubles: 0, singles: 0, bunks: 0, sofas: 0, loft: 0 }
  const bedsByRoom: RoomBeds[] = []
  let left = persons
  for (let room = 0; room < bedrooms && left > 0; room++) {
    const kind =
      left === 1 ? 'single' : room === 0 || random.chance(0.55) ? 'double' : random.pick<RoomBeds>(['twin', 'bunk'])
    if (kind === 'double') beds.doubles += 1
    else if (kind === 'bunk') beds.bunks += 1
    else beds.singles += kind === 'twin' ? 2 : 1
    left -= kind === 'single' ? 1 : 2
    bedsByRoom.push(kind)
  }
  if (left >= 2 && random.chance(0.3)) {
    beds.sofas = 1
    left -= 2
  }
  beds.loft = left
  return { bedsByRoom, beds }
}

function drawBathrooms(persons: number, quality: number, random: Random): number {
  if (persons <= 4) return random.chance(quality * 0.25) ? 2 : 1
  if (persons <= 7) return random.chance(0.25 + quality * 0.4) ? 2 : 1
  if (persons <= 10) return random.chance(0.15) ? 3 : 2
  return Math.round(persons / 4) + (random.chance(0.3) ? 1 : 0)
}

export function drawSize(persons: number, archetype: Archetype, site: Site, random: Random): Size {
  const bedrooms = drawBedrooms(persons, random)
  const plot = plots[site.setting]
  const pool = archetype.key === 'pool-house' ? random.range(45, 80) : 0
  return {
    persons,
    bedrooms,
    bathrooms: drawBathrooms(persons, archetype.quality, random),
    guestToilets: persons >= 6 && random.chance(0.25) ? 1 : 0,
    ...drawBeds(persons, bedrooms, random),
    areaM2: Math.round((20 + persons * 12 * random.range(0.88, 1.16)) * archetype.areaFactor + pool),
    plotM2: Math.round(random.range(...plot) / 5) * 5,
    storeys: archetype.key === 'fisherman' || (persons >= 8 && random.chance(0.25)) ? 2 : 1,
  }
}
