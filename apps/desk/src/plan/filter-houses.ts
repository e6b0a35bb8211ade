import type { PlanHouses } from '@marram/contract/desk/plan'

export type House = Readonly<{
  id: number
  /** On paper, such as B2402. */
  name: string
  title: string
  place: string
  placeId: number
  areaId: number
  persons: number
  isPaused: boolean
}>

export type HouseFilter = Readonly<{
  text?: string | undefined
  /** Those that an office serves. */
  areas?: readonly number[] | undefined
  area?: number | undefined
  place?: number | undefined
  /** At least. */
  persons?: number | undefined
}>

/** In the order of the reply: by place. */
export function readHouses({ places, houses }: PlanHouses): House[] {
  const byId = new Map(places.map((place) => [place.id, place]))
  return houses.map(([id, name, title, placeId, persons, isPaused]) => {
    const place = byId.get(placeId)
    const where = { place: place?.name ?? '', placeId, areaId: place?.area ?? 0 }
    return { id, name, title, ...where, persons, isPaused: isPaused === 1 }
  })
}

/** Each word of the text is somewhere in number, title or place; accents do not matter. */
export function filterHouses(
  houses: readonly House[],
  { text = '', areas, area, place, persons = 0 }: HouseFilter,
): House[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  return houses.filter((house) => {
    if (areas !== undefined && !areas.includes(house.areaId)) return false
    if (area !== undefined && house.areaId !== area) return false
    if (place !== undefined && house.placeId !== place) return false
    if (house.persons < persons) return false
    if (words.length === 0) return true
    const haystack = fold(`${house.name} ${house.title} ${house.place}`)
    return words.every((word) => haystack.includes(word))
  })
}

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
