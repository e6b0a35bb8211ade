import { createCamera } from '../core/camera.ts'
import { darken, mix } from '../core/color.ts'
import type { SceneContext, Stage } from '../core/context.ts'
import { decide } from '../core/details.ts'
import { createLighting } from '../core/lighting.ts'
import { type Crest, paintDune } from '../landscape/dune.ts'
import { clumpsAlong, paintGrass } from '../landscape/grass.ts'
import { paintPines } from '../landscape/pines.ts'
import { paintSea } from '../landscape/sea.ts'
import { paintShrubs } from '../landscape/shrubs.ts'
import { paintSky } from '../landscape/sky.ts'

/** Paints sky, sea, dunes and pines behind the house. */
export function paintSetting(context: SceneContext, horizon: number): void {
  const { drawing, random, mood, details } = context
  const W = drawing.width
  const { sunX } = paintSky(context, horizon + 10)
  const withSea = decide(details, 'sea', random.chance(0.55))
  if (withSea) paintSea(context, horizon - 16, horizon + 50, { sunX })
  const base = horizon - (withSea ? -8 : 14)
  const farColors = [mood.sand[0], mix(mood.sand[1], mood.lawn[0], 0.5), mood.lawn[1]] as const
  const farDune = { base, amplitude: 26, wavelength: 320, bottom: 800, haze: 0.3, colors: farColors }
  const far = paintDune(context, farDune)
  paintGrass(context, clumpsAlong(context, far, { count: 32, size: 19, sink: 34 }), { blades: 6, roots: false })
  if (details.has('forest') || random.chance(0.6)) {
    const side = random.sign()
    const pine = () => ({
      x: W * (0.5 + side * random.range(0.28, 0.5)),
      y: horizon + random.range(16, 46),
      height: random.range(120, 230),
    })
    paintPines(context, Array.from({ length: random.int(3, 6) }, pine))
  }
  const shrub = () => ({
    x: random.range(0, 1) * W,
    y: horizon + random.range(22, 52),
    width: random.range(70, 170),
    height: random.range(24, 46),
  })
  paintShrubs(context, Array.from({ length: random.int(3, 6) }, shrub))
  paintGround(context, horizon)
}

function paintGround(context: SceneContext, horizon: number): void {
  const { sand, lawn } = context.mood
  const colors = [mix(lawn[0], sand[0], 0.35), mix(lawn[1], sand[1], 0.3), mix(lawn[1], sand[2], 0.35)] as const
  const dune = { base: horizon + 58, amplitude: 12, wavelength: 380, bottom: 810, colors }
  const ground = paintDune(context, dune)
  paintGrass(context, clumpsAlong(context, ground, { count: 32, size: 29, sink: 120 }), { blades: 7 })
}

/** `turn` is the angle from which the house is seen; a positive one shows its left side. */
export type ExteriorStage = Stage & { turn: number }

type View = { horizon: number; distance: number; focal: number; yaw?: number }

export function createExteriorStage(context: SceneContext, { horizon, distance, focal, yaw }: View): ExteriorStage {
  const { drawing, random, mood } = context
  const turn = yaw ?? random.sign() * random.range(0.32, 0.62)
  const camera = createCamera({
    x: -Math.sin(turn) * distance,
    z: -Math.cos(turn) * distance,
    y: 2.1,
    yaw: turn,
    focal: focal * Math.min(1.08, drawing.width / 1200) ** 0.75,
    centerX: drawing.width / 2,
    horizon,
  })
  const fromLeft = turn > 0 ? 1 : -1
  const sunSide = random.chance(0.7) ? -fromLeft : fromLeft
  const lighting = createLighting(mood, [sunSide * 0.62, 0.35 + mood.sunHeight * 0.6, -0.72])
  return { ...context, camera, lighting, turn }
}

/** Paints shrubs, sand and tall grass into the corners, in front of everything else. */
export function paintForeground(context: SceneContext, horizon: number): void {
  const { drawing, random, mood } = context
  const W = drawing.width
  const side = random.sign()
  const roses = random.chance(0.6) ? mix('#d8678c', mood.shadow, mood.shade * 0.3) : undefined
  const shrub = () => ({
    x: W * (0.5 + side * random.range(0.3, 0.5)),
    y: random.range(610, 690),
    width: random.range(120, 220),
    height: random.range(40, 70),
  })
  paintShrubs(context, Array.from({ length: random.int(2, 4) }, shrub), roses)
  const swell: Crest = (x) => 712 - 40 * Math.sin(x / 260 + side) - 60 * Math.max(0, Math.abs(x / W - 0.5) - 0.22) * 3
  const behind = clumpsAlong(context, () => horizon + 180, { count: 22, size: 44, sink: 90 })
  paintGrass(context, behind, { blades: 8 })
  paintDune(context, { amplitude: 44, bottom: 815, crest: swell })
  paintGrass(context, clumpsAlong(context, swell, { count: 40, size: 78, sink: 70 }), { blades: 9, seedHeads: true })
  const middle = (x: number) => Math.abs(x / W - 0.5) < 0.24
  const corner = clumpsAlong(context, () => 815, { count: 13, size: 175, sink: 18, skip: middle })
  const colors = mood.grass.map((color) => darken(color, 0.2))
  paintGrass(context, corner, { blades: 12, seedHeads: true, colors, roots: false, variants: 2 })
}
