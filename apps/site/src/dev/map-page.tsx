import { shores } from '@marram/domain/coast'
import { Button } from '@marram/ui/button'
import { useState } from 'react'
import { useAwake } from '../frame/wake/use-awake.ts'
import { PageStyles } from '../kit/page-styles.tsx'
import houseCss from '../lodging/lodging.css?url'
import { LodgingMap } from '../map/lodging-map.tsx'
import { LodgingsMap } from '../map/lodgings-map.tsx'
import type { MapPoint } from '../map/map-view.ts'

const lodging = { latitude: 55.5563, longitude: 8.0972, label: 'B2417' }
const beachM = 400
const few = examplePoints(12)

export const exampleQuestion = { at: [lodging.longitude, lodging.latitude], beachM } as const

export function MapPage() {
  const [points, setPoints] = useState(few)
  const [highlightedId, setHighlightedId] = useState<number | null>(null)
  const [moves, setMoves] = useState(0)
  useAwake()
  return (
    <main className="wrap section stack">
      <PageStyles href={houseCss} />
      <h1>Maps</h1>
      <h2>One house</h2>
      <LodgingMap house={lodging} distanceToBeachM={beachM} />
      <h2>Many houses</h2>
      <p>
        <Button onClick={() => setPoints(examplePoints(50_000))}>Show 50,000 houses</Button> Moved by hand:{' '}
        <output>{moves}</output>, highlighted: <output>{highlightedId ?? 'none'}</output>
      </p>
      <LodgingsMap
        points={points}
        highlightedId={highlightedId}
        onHighlight={setHighlightedId}
        onMove={() => setMoves((count) => count + 1)}
      />
    </main>
  )
}

/** Houses behind the beaches, evenly spaced and deterministic. */
function examplePoints(count: number): MapPoint[] {
  const shore = shores.mainland
  return Array.from({ length: count }, (_, index) => {
    const along = (index / count) * (shore.length - 2)
    const [from = [8, 55], to = [8, 55]] = shore.slice(Math.floor(along))
    const share = along % 1
    const inland = 0.002 + ((index * 7919) % 97) * 0.0002
    const price = 600 + ((index * 37) % 900)
    return {
      id: index + 1,
      latitude: from[1] + share * (to[1] - from[1]),
      longitude: from[0] + share * (to[0] - from[0]) + inland,
      price: price * 100,
      label: `${price} €`,
      href: `/dev/map/#house-${index + 1}`,
      title: `House ${index + 1}`,
    }
  })
}
