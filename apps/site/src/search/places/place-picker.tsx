import { setCriterion } from '@marram/domain/criteria/search-state'
import { isOnMap } from '@marram/domain/map/scope'
import { Icon } from '@marram/ui/icon'
import { lazy, Suspense, useMemo, useState } from 'react'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { useStore } from '../../kit/use-store.ts'
import type { BarScope } from '../bar/bar-scope.ts'
import { CountedCheckbox } from '../counted-input.tsx'
import type { CountsState } from '../search-answer.ts'
import type { AreaMapProps } from './area-map.tsx'
import { chosenPlaces } from './chosen-places.ts'
import { openAtFirst, type PlaceNode, placeTree, tickedPart, togglePlace } from './place-tree.ts'

type TreeProps = Readonly<{
  nodes: readonly PlaceNode[]
  chosen: readonly number[]
  counts: CountsState
  open: ReadonlySet<string>
  onToggle: (node: PlaceNode) => void
}>

/** The coast as a tree: part, area, town. A tick selects everything below it; a map shows the areas. */
export function PlacePicker({ scope }: { scope: BarScope }) {
  const { where } = usePageMessages('bar')
  const chosen = chosenPlaces(useStore(scope.state).criteria)
  const counts = useStore(scope.counts)
  const tree = useMemo(() => placeTree(scope.places, where.regions), [scope.places, where])
  // Decided once: a tree that folds by itself would move away from the finger.
  const [open] = useState(() => openAtFirst(tree, chosen))
  if (tree.length === 0) return <p className="small muted">{where.unavailable}</p>
  const toggle = (node: PlaceNode): void =>
    scope.change((state) => setCriterion(state, 'omraader', togglePlace(node, chosenPlaces(state.criteria))))
  return (
    <>
      <AreaMapBox scope={scope} nodes={tree.flatMap(({ children }) => children)} onToggle={toggle} />
      <Tree nodes={tree} chosen={chosen} counts={counts} open={open} onToggle={toggle} />
    </>
  )
}

function Tree(props: TreeProps) {
  return (
    <ul className="place-tree">
      {props.nodes.map((node) => (
        <Branch key={node.id} {...props} node={node} />
      ))}
    </ul>
  )
}

function Branch({ node, ...props }: TreeProps & { node: PlaceNode }) {
  const { where } = usePageMessages('bar')
  const ticked = tickedPart(node, props.chosen)
  return (
    <li className="place-tree__node">
      <CountedCheckbox
        name="omraader"
        value={node.locationIds.join(',')}
        label={node.name}
        isChecked={ticked === 'all'}
        isPartly={ticked === 'some'}
        count={props.counts.of('omraader', node.locationIds)}
        onToggle={() => props.onToggle(node)}
      />
      {node.children.length === 0 ? null : (
        <details open={props.open.has(node.id)}>
          <summary aria-label={where.unfold(node.name)}>
            <Icon name="chevron-down" size="small" />
          </summary>
          <Tree {...props} nodes={node.children} />
        </details>
      )}
    </li>
  )
}

const AreaMap = lazy(async () => ({ default: (await import('./area-map.tsx')).AreaMap }))

const widest = 384

/** The areas on a picture of the coast, for guests who don't know the names; loaded when opened. */
function AreaMapBox(props: Omit<AreaMapProps, 'width'>) {
  const { where } = usePageMessages('bar')
  const { map } = usePageContext().scope
  const [width, setWidth] = useState<number | null>(null)
  const unfold = ({ open, clientWidth }: HTMLDetailsElement): void => {
    if (open) setWidth(Math.min(clientWidth, widest))
  }
  if (!props.scope.places.some(({ latitude, longitude }) => isOnMap(map, latitude, longitude))) return null
  return (
    <details className="area-map-box" onToggle={({ currentTarget }) => unfold(currentTarget)}>
      <summary className="area-map-box__summary">
        <Icon name="map" size="small" /> {where.map}
      </summary>
      {width === null ? null : (
        <Suspense fallback={<div className="area-map-box__wait" />}>
          <AreaMap {...props} width={width} />
        </Suspense>
      )}
    </details>
  )
}
