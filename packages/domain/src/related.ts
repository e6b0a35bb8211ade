/** What makes one house like another. */
export type HouseProfile = Readonly<{
  id: number
  areaId: number
  latitude: number
  longitude: number
  maxPersons: number
  bedrooms: number
  /** Ids of the facilities for which guests choose a house. */
  standout: readonly number[]
  /** What a usual week costs, in minor units; null where no price is set. */
  weekPrice: number | null
}>

/**
 * In hundredths. Who looks at a house has mostly settled where to go, then how many come along; what the house offers
 * weighs as much as its size, the price a little less, because the guest sees it at once and the place not.
 */
const weights = { place: 35, persons: 20, standout: 20, price: 15, bedrooms: 10 } as const

/** Neighbouring resorts of the coast lie five to fifteen kilometres apart. */
const farKm = 30
/** The same resort counts as near even from one end of it to the other. */
const sameArea = 0.8
const kmPerDegree = 111.2

/** From 0 to 100; the same for the same two houses, whenever and wherever it is asked. */
export function alikeness(house: HouseProfile, other: HouseProfile): number {
  return (
    weights.place * placeLikeness(house, other) +
    weights.persons * personsLikeness(house.maxPersons, other.maxPersons) +
    weights.standout * sharedPart(house.standout, other.standout) +
    weights.price * priceLikeness(house.weekPrice, other.weekPrice) +
    weights.bedrooms * falling(Math.abs(house.bedrooms - other.bedrooms), 4)
  )
}

/** Never the house itself; of equally alike ones the lower id, so that every node answers alike. */
export function mostAlike(house: HouseProfile, others: readonly HouseProfile[], limit: number): HouseProfile[] {
  return others
    .filter(({ id }) => id !== house.id)
    .map((other) => ({ other, score: alikeness(house, other) }))
    .sort((a, b) => b.score - a.score || a.other.id - b.other.id)
    .slice(0, Math.max(0, limit))
    .map(({ other }) => other)
}

/** On a plane: exact to a few metres over the length of a coast. */
export function distanceKm(
  a: Pick<HouseProfile, 'latitude' | 'longitude'>,
  b: Pick<HouseProfile, 'latitude' | 'longitude'>,
): number {
  const middle = ((a.latitude + b.latitude) / 2) * (Math.PI / 180)
  const east = (a.longitude - b.longitude) * Math.cos(middle)
  return Math.hypot(a.latitude - b.latitude, east) * kmPerDegree
}

function placeLikeness(house: HouseProfile, other: HouseProfile): number {
  const near = falling(distanceKm(house, other), farKm)
  return house.areaId === other.areaId ? Math.max(sameArea, near) : near
}

/** A bed too few sends somebody home, a bed too many stays empty: too small weighs double. */
function personsLikeness(wanted: number, offered: number): number {
  const missing = Math.max(0, wanted - offered)
  const spare = Math.max(0, offered - wanted)
  return falling(2 * missing + spare, 8)
}

/** Two houses without anything special are alike in that. */
function sharedPart(a: readonly number[], b: readonly number[]): number {
  const own = new Set(a)
  const all = new Set([...a, ...b])
  if (all.size === 0) return 1
  return new Set(b.filter((id) => own.has(id))).size / all.size
}

/** Half or double the price is another kind of holiday. */
function priceLikeness(a: number | null, b: number | null): number {
  if (a === null || b === null || a <= 0 || b <= 0) return 0
  return falling(1 - Math.min(a, b) / Math.max(a, b), 0.5)
}

/** 1 at nothing, 0 at `end` and beyond. */
function falling(value: number, end: number): number {
  return Math.max(0, 1 - value / end)
}
