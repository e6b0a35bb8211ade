import { addDays, daysBetween, type IsoDay } from '@marram/domain/iso-day'
import { type Area, areas } from '../places/areas.ts'
import type { Location } from '../places/locations.ts'
import { locationsOf } from '../places/place-book.ts'
import { streetsAt } from '../places/streets.ts'
import { createRandom, type Random } from '../random.ts'
import { type Archetype, drawArchetype } from './archetypes.ts'
import { drawEquipment } from './equipment.ts'
import type { House } from './house.ts'
import { houseNumber, lodgingNumber } from './lodging-number.ts'
import { drawSite } from './site.ts'
import { drawPersons, drawSize } from './size.ts'
import { drawSleeping } from './sleeping.ts'

const areaShares: readonly (readonly [Area, number])[] = areas.map((area) => [area, area.weight] as const)
const locationsByArea = new Map<string, Location[]>(areas.map(({ slug }) => [slug, locationsOf(slug)]))

/** Counters that make lodging numbers and house numbers unique. */
export type Register = { byLetter: Map<string, number>; byStreet: Map<number, number> }

export function createRegister(): Register {
  return { byLetter: new Map(), byStreet: new Map() }
}

function nextIndex<K>(counts: Map<K, number>, key: K): number {
  const index = counts.get(key) ?? 0
  counts.set(key, index + 1)
  return index
}

function drawYears(archetype: Archetype, thisYear: number, random: Random) {
  const [oldest, youngest] = archetype.age
  const builtYear = thisYear - random.int(youngest, oldest)
  const age = thisYear - builtYear
  const isRenovated = age >= 15 && random.chance(0.62)
  const since = isRenovated ? (random.chance(0.36) ? random.int(1, 3) : random.int(4, Math.min(16, age - 8))) : null
  return { builtYear, renovatedYear: since === null ? null : thisYear - since }
}

/** One house in twenty was published within the last year; the others at any time since they were built. */
function drawPublishedOn(builtYear: number, today: IsoDay, random: Random): IsoDay {
  if (random.chance(0.047)) return addDays(today, -random.int(10, 350))
  const finished = `${Math.max(builtYear, Number(today.slice(0, 4)) - 24)}-03-01`
  const latest = daysBetween(finished, today)
  return addDays(today, -random.int(Math.min(370, latest), latest))
}

function priceQuality(archetype: Archetype, isRenovated: boolean, sea: number, random: Random): number {
  const drawn = archetype.quality + (isRenovated ? 0.12 : 0) + (sea <= 300 ? 0.06 : 0) + random.range(-0.22, 0.22)
  return Math.max(0.02, Math.min(0.98, drawn))
}

/** Draws the house with this id. It depends on seed and day only; its numbers also depend on the houses before it. */
export function drawHouse(seed: string, id: number, today: IsoDay, register: Register): House {
  const random = createRandom(seed, 'house', id)
  const area = random.weighted(areaShares)
  const location = random.pick(locationsByArea.get(area.slug) ?? [])
  const street = random.pick(streetsAt(location))
  const site = drawSite(location, street, random)
  const persons = drawPersons(random)
  const archetype = drawArchetype(persons, area.island || site.setting === 'village', random)
  const { builtYear, renovatedYear } = drawYears(archetype, Number(today.slice(0, 4)), random)
  const size = drawSize(persons, archetype, site, random)
  const isRenovated = renovatedYear !== null
  const quality = priceQuality(archetype, isRenovated, site.sea, random)
  const equipment = drawEquipment({ site, size, archetype, isRenovated, quality }, random)
  return {
    ...site,
    ...size,
    ...equipment,
    id,
    name: lodgingNumber(area.letter, nextIndex(register.byLetter, area.letter)),
    address: `${street.name} ${houseNumber(street.id, nextIndex(register.byStreet, street.id))}`,
    sleeping: drawSleeping({ ...size, hasAnnex: equipment.has.has('annex'), quality }, createRandom(seed, 'beds', id)),
    archetype,
    builtYear,
    renovatedYear,
    publishedOn: drawPublishedOn(builtYear, today, random),
    ownerKind: random.chance(0.93) ? 'private' : 'trader',
    quality,
  }
}
