import type { PlaceArea } from '@marram/contract/broker/shapes'
import type { NamedPlace } from '@marram/domain/criteria/place-words'
import { slug } from '@marram/domain/slug'

export type Region = PlaceArea['region']

/** A part of the coast, an area or a town: an entry to tick, with its locations. */
export type PlaceNode = Readonly<{
  id: string
  name: string
  locationIds: readonly number[]
  lodgingCount: number
  children: readonly PlaceNode[]
}>

const regions: readonly Region[] = ['north', 'middle', 'south']

/** Parts of the coast, their areas and their towns, each from north to south. An area of one town becomes that town. */
export function placeTree(areas: readonly PlaceArea[], names: Readonly<Record<Region, string>>): PlaceNode[] {
  return regions.flatMap((region) => {
    const children = areas.filter((area) => area.region === region).map(areaNode)
    return children.length === 0 ? [] : [parentNode(region, names[region], children)]
  })
}

function areaNode(area: PlaceArea): PlaceNode {
  const towns = area.locations.map(({ id, name, lodgingCount }) => ({
    id: `town-${id}`,
    name,
    locationIds: [id],
    lodgingCount,
    children: [],
  }))
  const node = parentNode(`area-${area.id}`, area.name, towns)
  const withHouses = towns.filter(({ lodgingCount }) => lodgingCount > 0)
  return { ...node, children: withHouses.length > 1 ? withHouses : [] }
}

function parentNode(id: string, name: string, children: readonly PlaceNode[]): PlaceNode {
  return {
    id,
    name,
    locationIds: children.flatMap(({ locationIds }) => locationIds),
    lodgingCount: children.reduce((sum, { lodgingCount }) => sum + lodgingCount, 0),
    children,
  }
}

/** Areas and then towns by slug: if a town has the name of its area, a link means the area. */
export function namedPlaces(areas: readonly PlaceArea[]): NamedPlace[] {
  const idsOf = ({ locations }: PlaceArea): number[] => locations.map(({ id }) => id)
  const towns = areas.flatMap(({ locations }) => locations)
  return [
    ...areas.map((area) => ({ slug: area.slug, locationIds: idsOf(area) })),
    ...towns.map(({ id, name }) => ({ slug: slug(name), locationIds: [id] })),
  ]
}

export type Ticked = 'all' | 'some' | 'none'

export function tickedPart({ locationIds }: PlaceNode, chosen: readonly number[]): Ticked {
  const ticked = locationIds.filter((id) => chosen.includes(id)).length
  if (ticked === 0) return 'none'
  return ticked === locationIds.length ? 'all' : 'some'
}

/** Ticking selects the whole place, even if it was partly selected; ticking again deselects it. */
export function togglePlace(node: PlaceNode, chosen: readonly number[]): number[] {
  const others = chosen.filter((id) => !node.locationIds.includes(id))
  return tickedPart(node, chosen) === 'all' ? others : [...others, ...node.locationIds]
}

/** Opens the tree at the selection; without one, at the part with most houses. */
export function openAtFirst(tree: readonly PlaceNode[], chosen: readonly number[]): ReadonlySet<string> {
  const touched = touchedParents(tree, chosen)
  if (touched.length > 0) return new Set(touched)
  const [largest] = [...tree].sort((a, b) => b.lodgingCount - a.lodgingCount)
  return new Set(largest ? [largest.id] : [])
}

function touchedParents(nodes: readonly PlaceNode[], chosen: readonly number[]): string[] {
  return nodes
    .filter((node) => node.children.length > 0 && tickedPart(node, chosen) !== 'none')
    .flatMap((node) => [
      ...(node.children.some((child) => tickedPart(child, chosen) !== 'all') || isTop(node) ? [node.id] : []),
      ...touchedParents(node.children, chosen),
    ])
}

function isTop({ id }: PlaceNode): boolean {
  return regions.some((region) => region === id)
}
