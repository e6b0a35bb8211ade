import { useId, useState } from 'react'
import { PageStyles } from '../../kit/page-styles.tsx'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { useStore } from '../../kit/store.ts'
import { PictureGround, spotStyle } from '../../map/map-picture.tsx'
import { isOnMap } from '../../map/map-view.ts'
import type { BarScope } from '../bar/bar-scope.ts'
import { HouseCount } from '../house-count.tsx'
import styles from './area-map.css?url'
import { type AreaMapLayout, areaMapLayout } from './area-map-layout.ts'
import { chosenPlaces } from './chosen-places.ts'
import { type PlaceNode, type Ticked, tickedPart } from './place-tree.ts'

/** A thumb must hit each name where there is no mouse. */
const rows = { mouse: 30, thumb: 46 }
const narrow = '(width < 64rem)'

export type AreaMapProps = Readonly<{
  scope: BarScope
  /** In pixels. */
  width: number
  /** The areas of the tree. */
  nodes: readonly PlaceNode[]
  onToggle: (node: PlaceNode) => void
}>

/** Where on the coast each area lies. Pressing one is ticking it in the tree, which is the way for keyboards too. */
export function AreaMap({ scope, width, nodes, onToggle }: AreaMapProps) {
  const { where } = usePageMessages('bar')
  const [row] = useState(() => (window.matchMedia(narrow).matches ? rows.thumb : rows.mouse))
  const chosen = chosenPlaces(useStore(scope.state).criteria)
  const known = new Map(nodes.map((node) => [node.id, node]))
  const areas = scope.places.filter((area) => known.has(`area-${area.id}`) && isOnMap(area.latitude, area.longitude))
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
  const id = useId()
  return (
    <svg viewBox={`0 0 ${view.width} ${view.height}`} aria-hidden="true">
      <PictureGround id={id} view={view} />
      {entries.map(({ node, spot, nameY, ticked, onToggle }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the pointer; its name is a button
        <g key={node.id} className="area-map__place" data-ticked={ticked} onClick={onToggle}>
          <path d={`M${spot.x} ${spot.y}L${namesX - 12} ${nameY}H${namesX}`} />
          <circle cx={spot.x} cy={spot.y} r="5" />
        </g>
      ))}
    </svg>
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
      <span>{node.name}</span> <HouseCount count={counts.of('omraader', node.locationIds)} className="num" />
    </button>
  )
}
