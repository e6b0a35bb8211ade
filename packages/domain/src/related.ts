/** Properties that determine the similarity of houses. */
export type LodgingProfile = Readonly<{
  id: number
  areaId: number
  latitude: number
  longitude: number
  maxPersons: number
  bedrooms: number
  /** Ids of the facilities that guests choose a house for. */
  standout: readonly number[]
  /** Price of a usual week, in minor units; null if there is none. */
  weekPrice: number | null
}>

/**
 * Out of a hundred. Guests on a house page have usually settled the place first, then the party; facilities weigh as
 * much as size, and the price a little less, because it is visible at once and the place is not.
 */
const weights = { place: 35, persons: 20, standout: 20, price: 15, bedrooms: 10 } as const

/** Neighbouring resorts on the coast are five to fifteen kilometres apart. */
const farKm = 30
/** Two houses in the same resort count as near even at its opposite ends. */
const sameArea = 0.8
const kmPerDegree = 111.2

/** From 0 to 100; deterministic for the same two houses. */
export function similarity(house: LodgingProfile, other: LodgingProfile): number {
  return (
    weights.place * placeSimilarity(house, other) +
    weights.persons * personsSimilarity(house.maxPersons, other.maxPersons) +
    weights.standout * sharedPart(house.standout, other.standout) +
    weights.price * priceSimilarity(house.weekPrice, other.weekPrice) +
    weights.bedrooms * falling(Math.abs(house.bedrooms - other.bedrooms), 4)
  )
}

/** Excludes the house itself; ties are broken by the lower id, so that all nodes agree. */
export function mostSimilar(house: LodgingProfile, others: readonly LodgingProfile[], limit: number): LodgingProfile[] {
  return others
    .filter(({ id }) => id !== house.id)
    .map((other) => ({ other, score: similarity(house, other) }))
    .sort((a, b) => b.score - a.score || a.other.id - b.other.id)
    .slice(0, Math.max(0, limit))
    .map(({ other }) => other)
}

/** Planar approximation, exact to a few metres over the length of a coast. */
export function distanceKm(
  a: Pick<LodgingProfile, 'latitude' | 'longitude'>,
  b: Pick<LodgingProfile, 'latitude' | 'longitude'>,
): number {
  const middle = ((a.latitude + b.latitude) / 2) * (Math.PI / 180)
  const east = (a.longitude - b.longitude) * Math.cos(middle)
  return Math.hypot(a.latitude - b.latitude, east) * kmPerDegree
}

function placeSimilarity(house: LodgingProfile, other: LodgingProfile): number {
  const near = falling(distanceKm(house, other), farKm)
  return house.areaId === other.areaId ? Math.max(sameArea, near) : near
}

/** A missing bed excludes a guest, a spare bed stays empty: too small weighs double. */
function personsSimilarity(wanted: number, offered: number): number {
  const missing = Math.max(0, wanted - offered)
  const spare = Math.max(0, offered - wanted)
  return falling(2 * missing + spare, 8)
}

/** Two houses without standout facilities are similar in that. */
function sharedPart(a: readonly number[], b: readonly number[]): number {
  const first = new Set(a)
  const all = new Set([...a, ...b])
  if (all.size === 0) return 1
  return new Set(b.filter((id) => first.has(id))).size / all.size
}

/** 0 from half or double the price on, which is another kind of holiday. */
function priceSimilarity(a: number | null, b: number | null): number {
  if (a === null || b === null || a <= 0 || b <= 0) return 0
  return falling(1 - Math.min(a, b) / Math.max(a, b), 0.5)
}

/** 1 at zero, falling to 0 at `end`. */
function falling(value: number, end: number): number {
  return Math.max(0, 1 - value / end)
}
