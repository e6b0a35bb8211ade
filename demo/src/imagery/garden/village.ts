import { darken, mix } from '../core/color.ts'
import type { Vector } from '../core/geometry.ts'
import { horizonColor } from '../core/moods.ts'
import type { Building } from '../house/building.ts'
import type { Volume } from '../house/frame.ts'
import { drawVolume } from '../house/volume.ts'
import { drawSpire } from '../landscape/town.ts'
import { drawCastShadow } from './ground.ts'
import type { HouseStage } from './viewpoint.ts'

const paints = ['#f1ede4', '#e7c57e', '#b5674e', '#d9bb84', '#9fb0b2', '#e3b792'] as const

/** A plain house of the street, paler than the one that the picture is about. */
export function drawNeighbour(stage: HouseStage, [x, , z]: Vector): void {
  const { random, mood } = stage
  const pale = (color: string) => mix(color, horizonColor(mood), 0.22)
  const pair = { t: 0.85, w: 1.1, h: 1.1, columns: 2, rows: 2 }
  const row = [0.9, 3.6, 6.2].map((s) => ({ ...pair, s }))
  const volume: Volume = {
    x,
    z,
    w: random.range(8.4, 10.5),
    d: 6,
    axis: random.pick(['x', 'x', 'z']),
    roof: 'gable',
    wallHeight: random.range(2.4, 3),
    pitch: random.range(0.6, 0.85),
    openings: { front: row, back: row, left: [{ ...pair, s: 2.4 }], right: [{ ...pair, s: 2.4 }] },
  }
  const roof = pale(random.pick(['#a5573f', '#4c5056', '#8f4a3a']))
  const building: Building = {
    ...stage.building,
    wall: pale(random.pick(paints)),
    roof,
    cladding: 'plaster',
    roofing: 'tile',
    frame: '#f4f0e7',
    overhang: 0.35,
    paned: true,
    shutters: false,
    isGlazed: false,
  }
  drawCastShadow(stage, volume)
  drawVolume(stage, building, volume)
  void darken
}

/** A church far away, at a share of the picture's width. */
export function drawSteeple(stage: HouseStage, share: number, depth: number): void {
  const { drawing, camera, horizon } = stage
  const scale = (camera.focal / depth) * 0.09
  drawing.group(
    {
      transform: `translate(${Math.round(drawing.width * share)} ${Math.round(horizon + 3)}) scale(${Math.round(scale * 100) / 100})`,
    },
    () => drawSpire(stage, 0, 0),
  )
}
