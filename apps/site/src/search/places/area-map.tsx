import type { PlaceArea } from '@marram/contract/broker/shapes'
import { isOnMap } from '@marram/domain/map/scope'
import { createMapView, type MapView, type Spot } from '@marram/domain/map/view'
import { useState } from 'react'
import { PageStyles } from '../../kit/page-styles.tsx'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { useStore } from '../../kit/use-store.ts'
import { MapGround, spotStyle } from '../../map/map-picture.tsx'
import type { BarScope } from '../bar/bar-scope.ts'
import { LodgingCount } from '../counted-input.tsx'
import styles from './area-map.css?url'
import { chosenPlaces } from './chosen-places.ts'
import { type PlaceNode, type Ticked, tickedPart } from './place-tree.ts'

/** A touch screen needs taller rows. */
const rows = { mouse: 30, thumb: 46 }
const narrow = '(width < 64rem)'

export type AreaMapProps = Readonly<{
  scope: BarScope
  /** Width in pixels. */
  width: number
  /** The areas of the tree to show. */
  nodes: readonly PlaceNode[]
  onToggle: (node: PlaceNode) => void
}>

/** A map of the areas. Tapping one is the same as ticking it in the tree, which also works by keyboard. */
export function AreaMap({ scope, width, nodes, onToggle }: AreaMapProps) {
  const { where } = usePageMessages('bar')
  const { map } = usePageContext().scope
  const [row] = useState(() => (window.matchMedia(narrow).matches ? rows.thumb : rows.mouse))
  const chosen = chosenPlaces(useStore(scope.state).criteria)
  const known = new Map(nodes.map((node) => [node.id, node]))
  const areas = scope.places.filter(
    (area) => known.has(`area-${area.id}`) && isOnMap(map, area.latitude, area.longitude),
  )
  const layout = areaMapLayout(areas, { width, row })
  const shape = { aspectRatio: `${layout.view.width} / ${layout.view.height}` }
  const entries = layout.spots.flatMap(({ area, ...place }) => {
    const node = known.get(`area-${area.id}`)
    return node ? [{ ...place, node, ticked: tickedPart(node, chosen), onToggle: () => onToggle(node) }] : []
  })
  return (
    <>
      <PageStyles href={styles} />
      {/* biome-ignore lint/a11y/useSemanticElements: the fieldset around it is the filter's own */}
      <div className="area-map" role="group" aria-label={where.map} style={shape}>
        <Coast layout={layout} entries={entries} />
        {entries.map((entry) => (
          <AreaName key={entry.node.id} scope={scope} layout={layout} entry={entry} />
        ))}
      </div>
    </>
  )
}

type Entry = Readonly<{ node: PlaceNode; ticked: Ticked; onToggle: () => void }> &
  Pick<AreaMapLayout['spots'][number], 'spot' | 'nameY'>

function Coast({ layout: { view, namesX }, entries }: { layout: AreaMapLayout; entries: readonly Entry[] }) {
  const { width, height } = view
  return (
    <>
      {/* Its own names would be below those of the areas. */}
      <MapGround view={view} keptFree={[{ left: 0, right: width, top: 0, bottom: height }]} />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {entries.map(({ node, spot, nameY, ticked, onToggle }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the pointer; its name is a button
          <g key={node.id} className="area-map__place" data-ticked={ticked} onClick={onToggle}>
            <path d={`M${spot.x} ${spot.y}L${namesX - 12} ${nameY}H${namesX}`} />
            <circle cx={spot.x} cy={spot.y} r="5" />
          </g>
        ))}
      </svg>
    </>
  )
}

type AreaNameProps = Readonly<{ scope: BarScope; layout: AreaMapLayout; entry: Entry }>

function AreaName({ scope, layout: { view, namesX }, entry: { node, nameY, ticked, onToggle } }: AreaNameProps) {
  const counts = useStore(scope.counts)
  return (
    <button
      type="button"
      className="area-map__name"
      style={spotStyle(view, { x: namesX, y: nameY })}
      aria-pressed={ticked === 'some' ? 'mixed' : ticked === 'all'}
      onClick={onToggle}
    >
      <span>{node.name}</span> <LodgingCount count={counts.of('omraader', node.locationIds)} className="num" />
    </button>
  )
}

/** In pixels: the width of the picture, and the height of a row of names. */
type AreaMapSize = Readonly<{ width: number; row: number }>

type AreaSpot = Readonly<{ area: PlaceArea; spot: Spot; nameY: number }>

type AreaMapLayout = Readonly<{ view: MapView; spots: readonly AreaSpot[]; namesX: number }>

/** The width of the longest name with its number, on the right side over the land. */
const namesWidth = { narrow: 110, wide: 136 }
const wide = 300
const edge = 8
const metresPerDegree = 111_320

/** The coast upright on the left, with the names from north to south beside it, without overlaps. */
export function areaMapLayout(areas: readonly PlaceArea[], { width, row }: AreaMapSize): AreaMapLayout {
  const height = Math.max(areas.length * row + 2 * edge, width)
  const lats = areas.map(({ latitude }) => latitude)
  const lons = areas.map(({ longitude }) => longitude)
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lons), Math.max(...lons)]
  const middle = (south + north) / 2
  const perDegree = metresPerDegree * Math.cos((middle * Math.PI) / 180)
  const namesX = width - (width < wide ? namesWidth.narrow : namesWidth.wide)
  const coastWidth = namesX - 3 * edge
  const metresPerPixel = Math.max(
    ((north - south) * metresPerDegree) / (height - 6 * edge),
    ((east - west) * perDegree) / coastWidth,
  )
  const left = west - (edge * 1.5 * metresPerPixel) / perDegree
  const centre = left + ((width / 2) * metresPerPixel) / perDegree
  const view = createMapView([centre, middle], width * metresPerPixel, width, height)
  const spots = areas
    .map((area) => ({ area, spot: view.project([area.longitude, area.latitude]) }))
    .sort((a, b) => a.spot.y - b.spot.y)
  const rows = spreadRows(
    spots.map(({ spot }) => spot.y),
    row,
    height - edge,
  )
  return {
    view,
    spots: spots.map((entry, index) => ({ ...entry, nameY: rows[index] ?? entry.spot.y })),
    namesX,
  }
}

/** Moves rows as little as needed to avoid overlaps, from the top; all of them end above `end`. */
export function spreadRows(preferred: readonly number[], row: number, end: number): number[] {
  const rows: number[] = []
  for (const position of preferred) rows.push(Math.max(position, (rows.at(-1) ?? Number.NEGATIVE_INFINITY) + row))
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const max = (rows[index + 1] ?? end + row / 2) - row
    rows[index] = Math.min(rows[index] ?? max, max)
  }
  return rows
}
