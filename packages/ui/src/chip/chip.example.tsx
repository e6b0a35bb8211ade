import { useState } from 'react'
import type { Example } from '../gallery/example.ts'
import { Chip, RemovableChip } from './chip.tsx'

export const title = 'Chip'

function Chosen() {
  const [criteria, setCriteria] = useState(['Sauna', 'Kaminofen'])
  return (
    <p className="chips">
      {criteria.map((criterion) => (
        <RemovableChip
          key={criterion}
          label={`${criterion} entfernen`}
          onRemove={() => setCriteria(criteria.filter((other) => other !== criterion))}
        >
          {criterion}
        </RemovableChip>
      ))}
    </p>
  )
}

export const examples: Example[] = [
  {
    name: 'ways to a search',
    element: (
      <p className="chips">
        <Chip href="#chip" icon="paw-print" count="684">
          Mit Hund
        </Chip>
        <Chip href="#chip" icon="sauna" count="535">
          Sauna
        </Chip>
      </p>
    ),
  },
  {
    name: 'ways to lists, one of them this page',
    element: (
      <p className="chips">
        <Chip href="#all">Alle Beiträge</Chip>
        <Chip href="#beach" isCurrent>
          Am Strand
        </Chip>
      </p>
    ),
  },
  { name: 'chosen criteria', element: <Chosen /> },
]
