import type { Face } from '../core/camera.ts'
import { darken, lighten, mix } from '../core/color.ts'
import type { Stage } from '../core/context.ts'
import { segment } from '../core/path-data.ts'
import { drawSoftPolygon } from '../core/soft-shapes.ts'
import type { Building } from './building.ts'
import type { Opening } from './frame.ts'
import { drawPoolGlass } from './pool-glass.ts'

type Pane = Opening & { kind: 'window' | 'glass'; frame: number; frameColor: string; isLit: boolean }

export function drawOpening(stage: Stage, face: Face, building: Building, opening: Opening): void {
  const { mood } = stage
  const frameColor = mix(building.frame, mood.shadow, mood.shade * 0.28)
  const { kind = 'window' } = opening
  if (kind === 'door' || kind === 'gate') drawDoor(stage, face, building, opening, frameColor)
  else if (kind === 'pool') drawPoolGlass(stage, face, opening, frameColor)
  else drawWindow(stage, face, building, { ...opening, kind }, frameColor)
}

function drawDoor(
  stage: Stage,
  face: Face,
  building: Building,
  { s, t, w, h, kind }: Opening,
  frameColor: string,
): void {
  const { drawing, mood } = stage
  const color = mix(building.door, mood.shadow, mood.shade * 0.4)
  drawing.polygon(face.quad(s - 0.08, t, s + w + 0.08, t + h + 0.08), { fill: frameColor })
  drawing.polygon(face.quad(s, t, s + w, t + h), { fill: drawing.gradient([lighten(color, 0.1), color], 'right') })
  if (kind === 'gate') {
    let boards = ''
    for (let x = s + 0.22; x < s + w - 0.1; x += 0.22) boards += segment(face.at(x, t), face.at(x, t + h))
    drawing.path(boards, { stroke: darken(color, 0.35), 'stroke-width': 1, opacity: 0.6, fill: 'none' })
    return
  }
  drawing.polygon(face.quad(s + w * 0.2, t + h * 0.5, s + w * 0.8, t + h * 0.9), {
    fill: glassFill(stage, mood.glow > 0.4),
  })
  drawing.polygon(face.quad(s + w * 0.2, t + h * 0.1, s + w * 0.8, t + h * 0.4), {
    fill: darken(color, 0.2),
    opacity: 0.5,
  })
  drawing.circle(...face.at(s + w * 0.88, t + h * 0.46), Math.max(1.4, face.scale(s, t) * 0.035), { fill: '#d9b45c' })
  drawing.polygon(face.quad(s - 0.1, t + h + 0.02, s + w + 0.1, t + h + 0.1), { fill: mood.shadow, opacity: 0.25 })
}

type Glazed = Opening & { kind: 'window' | 'glass' }

function drawWindow(stage: Stage, face: Face, building: Building, opening: Glazed, frameColor: string): void {
  const { drawing, mood, random } = stage
  const { s, t, w, h, kind } = opening
  const frame = kind === 'glass' ? 0.06 : 0.085
  if (building.shutters && kind === 'window') drawShutters(stage, face, building, opening)
  const isLit = mood.glow > 0.3 && random.chance(0.3 + mood.glow * 0.62)
  const pane: Pane = { ...opening, frame, frameColor, isLit }
  drawing.polygon(face.quad(s - frame, t - frame, s + w + frame, t + h + frame), { fill: frameColor })
  drawing.polygon(face.quad(s, t, s + w, t + h), { fill: glassFill(stage, isLit) })
  if (isLit) drawInterior(stage, face, pane)
  else drawReflection(stage, face, pane)
  // The reveal throws a shadow on the glass.
  drawing.polygon(face.quad(s, t + h - Math.min(0.14, h * 0.1), s + w, t + h), {
    fill: mood.shadow,
    opacity: isLit ? 0.16 : 0.32,
  })
  drawBars(stage, face, building, pane)
}

function drawShutters({ drawing, mood }: Stage, face: Face, building: Building, { s, t, w, h }: Opening): void {
  const fill = mix(building.door, mood.shadow, mood.shade * 0.36)
  for (const left of [s - 0.44, s + w + 0.08]) {
    drawing.polygon(face.quad(left, t, left + 0.36, t + h), { fill })
    drawing.polygon(face.quad(left + 0.06, t + 0.1, left + 0.3, t + h - 0.1), { fill: darken(fill, 0.2), opacity: 0.5 })
  }
}

/** Draws a lamp and the tops of furniture in a lit room. */
function drawInterior({ drawing, random }: Stage, face: Face, { s, t, w, h, kind }: Pane): void {
  drawing.polygon(face.quad(s + w * 0.1, t, s + w * random.range(0.4, 0.7), t + h * (kind === 'glass' ? 0.26 : 0.16)), {
    fill: '#9a5a2c',
    opacity: 0.42,
  })
  if (kind === 'window') {
    for (const [from, to] of [
      [0, 0.16],
      [0.84, 1],
    ] as const) {
      drawing.polygon(face.quad(s + w * from, t, s + w * to, t + h), { fill: '#fff3d6', opacity: 0.55 })
    }
    return
  }
  const x = s + w * random.range(0.3, 0.7)
  drawing.line([face.at(x, t + h), face.at(x, t + h * 0.76)], { stroke: '#7a4a24', 'stroke-width': 1.3 })
  const shade = [face.at(x - 0.22, t + h * 0.67), face.at(x + 0.22, t + h * 0.67), face.at(x, t + h * 0.78)]
  drawing.polygon(shade, { fill: '#fff6dc' })
}

/** Draws the ground and a bright slant of sky in the glass, and curtains in some windows. */
function drawReflection({ drawing, mood, random }: Stage, face: Face, { s, t, w, h, kind }: Pane): void {
  if (kind === 'glass') {
    const land = mix(mood.lawn[1], mood.shadow, 0.35)
    drawing.polygon(face.quad(s, t, s + w, t + h * random.range(0.2, 0.3)), { fill: land, opacity: 0.45 })
  } else if (random.chance(0.5)) {
    for (const [from, to] of [
      [0, 0.18],
      [0.82, 1],
    ] as const) {
      drawing.polygon(face.quad(s + w * from, t, s + w * to, t + h), { fill: '#fbf6ea', opacity: 0.42 })
    }
  }
  const slant = Math.min(w, h) * 0.5
  const x = s + w * random.range(0.05, 0.4)
  const within = (at: number) => Math.min(s + w, at)
  const low = [face.at(x, t), face.at(within(x + slant * 0.6), t)]
  const high = [face.at(within(x + slant * 1.5), t + h), face.at(within(x + slant * 0.9), t + h)]
  drawing.polygon([...low, ...high], { fill: '#ffffff', opacity: 0.17 })
}

/** Draws glazing bars, the sill, and the glow of a lit window on the wall around it. */
function drawBars({ drawing, mood }: Stage, face: Face, building: Building, pane: Pane): void {
  const { s, t, w, h, kind, frame, frameColor, isLit } = pane
  const { columns = Math.max(1, Math.round(w / (kind === 'glass' ? 1.15 : 0.75))) } = pane
  const rows = pane.rows ?? (building.paned && kind === 'window' ? Math.max(2, Math.round(h / 0.42)) : 1)
  let bars = ''
  for (let i = 1; i < columns; i++) {
    const x = s + (w * i) / columns
    bars += segment(face.at(x, t), face.at(x, t + h))
  }
  for (let i = 1; i < rows; i++) bars += segment(face.at(s, t + (h * i) / rows), face.at(s + w, t + (h * i) / rows))
  const width = Math.max(1.2, face.scale(s, t) * (building.paned ? 0.045 : 0.06))
  drawing.path(bars, { stroke: frameColor, 'stroke-width': width, fill: 'none' })
  if (kind === 'window') {
    const sill = face.quad(s - 0.14, t - frame - 0.07, s + w + 0.14, t - frame)
    drawing.polygon(sill, { fill: lighten(frameColor, 0.1) })
    drawing.polygon(face.quad(s - 0.1, t - frame - 0.15, s + w + 0.1, t - frame - 0.07), {
      fill: mood.shadow,
      opacity: 0.22,
    })
  }
  if (mood.glow > 0.5 && isLit) {
    const halo = face.quad(s - 0.15, t - 0.15, s + w + 0.15, t + h + 0.15)
    drawSoftPolygon({ drawing, blur: 4.8, fill: '#ffc471', opacity: 0.34 * mood.glow }, halo)
  }
}

function glassFill({ drawing, mood, random }: Stage, isLit: boolean): string {
  if (isLit) {
    return drawing.gradient(
      random.pick([
        ['#ffe2a3', '#ffc06a', '#f0984a'],
        ['#ffd892', '#ffb35c'],
        ['#fff0c4', '#ffcc7d', '#f3a352'],
      ]),
    )
  }
  const [low, middle, high] = mood.glass
  return drawing.gradient([
    [0, mix(middle, high, 0.5)],
    [0.5, middle],
    [1, low],
  ])
}
