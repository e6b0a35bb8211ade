import { Button } from '@marram/ui/button'
import { useState } from 'react'
import houseCss from '../house/house.css?url'
import { PageStyles } from '../kit/page-styles.tsx'
import { HouseMap } from '../map/house-map.tsx'
import { LodgingsMap } from '../map/lodgings-map.tsx'
import { examplePoints } from './example-points.ts'

const house = { latitude: 55.5563, longitude: 8.0972, label: 'B2417' }
const few = examplePoints(12)

export function MapPage() {
  const [points, setPoints] = useState(few)
  const [highlightedId, setHighlightedId] = useState<number | null>(null)
  const [moves, setMoves] = useState(0)
  return (
    <main className="wrap section stack">
      <PageStyles href={houseCss} />
      <h1>Maps</h1>
      <h2>One house</h2>
      <HouseMap house={house} distanceToBeachM={400} />
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
