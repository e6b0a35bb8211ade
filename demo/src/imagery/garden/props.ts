import { darken } from '../core/color.ts'
import { type Box, drawBox } from '../core/solids.ts'
import props from '../data/props.json' with { type: 'json' }
import { paintThings, type Thing } from './things.ts'
import type { HouseStage } from './viewpoint.ts'

export type PartName = keyof typeof props.parts
export type SetName = keyof typeof props.sets
type Place = { x: number; y?: number; z: number; turn?: number }
/** Names of colours in the data; any other is a colour itself. */
type Paints = { wood?: string; cloth?: string }

/** A thing of a few boxes that stands at a place; `turn` is -1 if it faces the house. */
export function partThing(
  stage: HouseStage,
  name: PartName,
  { x, y = 0, z, turn = 1 }: Place,
  paints: Paints = {},
): Thing {
  const boxes = props.parts[name].map(({ at: [dx = 0, dy = 0, dz = 0], size: [w = 1, h = 1, d = 1], color }): Box => {
    return { x: x + dx, y: y + dy, z: turn > 0 ? z + dz : z - dz - d, w, h, d, color: paintOf(stage, color, paints) }
  })
  const things = boxes.map((box): Thing => ({ ...extent(box), paint: () => drawBox(stage, box) }))
  return {
    left: Math.min(...things.map(({ left }) => left)),
    right: Math.max(...things.map(({ right }) => right)),
    front: Math.min(...things.map(({ front }) => front)),
    back: Math.max(...things.map(({ back }) => back)),
    paint: () => {
      // Boxes that overlap from above are stacked: the list is sorted from the ground up.
      for (const level of [true, false])
        paintThings(
          stage.camera,
          things.filter((_, i) => (boxes[i]?.y ?? 0) < y + 0.35 === level),
        )
    },
  }
}

const extent = ({ x, z, w, d }: Box) => ({ left: x, right: x + w, front: z, back: z + d })

function paintOf(
  { building, mood }: HouseStage,
  color: string,
  { wood = '#94724c', cloth = '#e6e1d6' }: Paints,
): string {
  const isMasonry = building.cladding === 'brick' || building.cladding === 'plaster'
  const named: Record<string, string> = {
    wood,
    cloth,
    dark: darken(wood, 0.28),
    wall: isMasonry ? '#8a7a66' : building.wall,
    roof: mood.season === 'snow' ? '#f2f4f6' : '#55585a',
    sand: '#ecd9b0',
  }
  return named[color] ?? color
}

export function setThings(stage: HouseStage, name: SetName, { x, y, z }: Place, paints: Paints): Thing[] {
  return props.sets[name].flatMap((one) => {
    const part = Object.keys(props.parts).find((known): known is PartName => known === one.part)
    return part === undefined
      ? []
      : [partThing(stage, part, { x: x + one.x, ...(y !== undefined && { y }), z: z + one.z, turn: one.turn }, paints)]
  })
}
