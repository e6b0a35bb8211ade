import type { Face } from '../core/camera.ts'
import { lighten, mix } from '../core/color.ts'
import type { OpenAir } from '../core/context.ts'
import type { Drawing } from '../core/drawing.ts'
import type { Mood } from '../core/moods.ts'
import { segment } from '../core/path-data.ts'
import type { Random } from '../core/random.ts'
import { drawSoftPolygon } from '../core/soft-shapes.ts'
import type { HouseModel } from './house-model.ts'
import { drawPoolGlass } from './pool-glass.ts'

/**
 * A window, glass wall or door: `s` is its left edge (a fraction of the wall when planned), `t` its sill, in metres.
 */
export type Opening = {
  s: number
  t: number
  w: number
  h: number
  kind?: 'window' | 'glass' | 'door' | 'pool'
  columns?: number
  rows?: number
}

type Pane = Opening & { kind: 'window' | 'glass'; frame: number; frameColor: string; lit: number }

export function drawOpening(context: OpenAir, face: Face, house: HouseModel, opening: Opening): void {
  const { mood } = context
  const frameColor = mix(house.frame, mood.shadow, mood.shade * 0.3)
  const { kind = 'window' } = opening
  if (kind === 'door') drawDoor(context, face, house, opening, frameColor)
  else if (kind === 'pool') drawPoolGlass(context, face, opening, frameColor)
  else drawWindow(context, face, house, { ...opening, kind }, frameColor)
}

function drawDoor(context: OpenAir, face: Face, house: HouseModel, { s, t, w, h }: Opening, frameColor: string): void {
  const { drawing, mood, random } = context
  const color = mix(house.door, mood.shadow, mood.shade * 0.35)
  drawing.polygon(face.quad(s - 0.08, t, s + w + 0.08, t + h + 0.08), { fill: frameColor })
  drawing.polygon(face.quad(s, t, s + w, t + h), { fill: drawing.gradient([lighten(color, 0.12), color], 'right') })
  const light = face.quad(s + w * 0.24, t + h * 0.52, s + w * 0.76, t + h * 0.88)
  drawing.polygon(light, { fill: glassFill(drawing, mood, random, mood.glow) })
  drawing.circle(...face.at(s + w * 0.86, t + h * 0.46), 2.2, { fill: '#d9b45c' })
}

type Glazed = Opening & { kind: 'window' | 'glass' }

function drawWindow(context: OpenAir, face: Face, house: HouseModel, opening: Glazed, frameColor: string): void {
  const { drawing, mood, random } = context
  const { s, t, w, h, kind } = opening
  const frame = kind === 'glass' ? 0.06 : 0.085
  if (house.shutters && kind === 'window') drawShutters(context, face, house, opening)
  const lit = random.chance(0.35 + mood.glow * 0.6) ? mood.glow : mood.glow * 0.25
  const pane: Pane = { ...opening, frame, frameColor, lit }
  drawing.polygon(face.quad(s - frame, t - frame, s + w + frame, t + h + frame), { fill: frameColor })
  drawing.polygon(face.quad(s, t, s + w, t + h), { fill: glassFill(drawing, mood, random, lit) })
  if (kind === 'glass' && lit < 0.5) {
    const reflected = mix(mood.sand[1], mood.shadow, 0.25)
    drawing.polygon(face.quad(s, t, s + w, t + 0.5), { fill: reflected, opacity: 0.28 })
  }
  if (lit <= 0.4) drawReflection(context, face, pane)
  else if (kind === 'glass') drawLampInside(context, face, pane)
  if (kind === 'window' && !house.paned && random.chance(0.5)) drawCurtains(context, face, pane)
  drawBars(context, face, house, pane)
}

function drawShutters({ drawing, mood }: OpenAir, face: Face, house: HouseModel, { s, t, w, h }: Opening): void {
  for (const left of [s - 0.42, s + w + 0.07]) {
    const fill = mix(house.door, mood.shadow, mood.shade * 0.3)
    drawing.polygon(face.quad(left, t, left + 0.35, t + h), { fill })
  }
}

function drawLampInside({ drawing, random }: OpenAir, face: Face, { s, t, w, h }: Pane): void {
  const x = s + w * random.range(0.3, 0.7)
  drawing.line([face.at(x, t + h), face.at(x, t + h * 0.74)], { stroke: '#7a4a24', 'stroke-width': 1.4 })
  const shade = [face.at(x - 0.2, t + h * 0.66), face.at(x + 0.2, t + h * 0.66), face.at(x, t + h * 0.76)]
  drawing.polygon(shade, { fill: '#fff6dc' })
  drawing.polygon(face.quad(s + w * 0.12, t, s + w * 0.55, t + h * 0.24), { fill: '#9a5a2c', opacity: 0.45 })
}

function drawReflection({ drawing, random }: OpenAir, face: Face, { s, t, w, h }: Pane): void {
  const slant = Math.min(w, h) * 0.5
  const x = s + w * random.range(0.05, 0.4)
  const within = (at: number) => Math.min(s + w, at)
  const low = [face.at(x, t), face.at(within(x + slant * 0.6), t)]
  const high = [face.at(within(x + slant * 1.5), t + h), face.at(within(x + slant * 0.9), t + h)]
  drawing.polygon([...low, ...high], { fill: '#ffffff', opacity: 0.2 })
}

function drawCurtains({ drawing }: OpenAir, face: Face, { s, t, w, h }: Pane): void {
  for (const [from, to] of [
    [0, 0.2],
    [0.8, 1],
  ] as const) {
    drawing.polygon(face.quad(s + w * from, t, s + w * to, t + h), { fill: '#fbf6ea', opacity: 0.5 })
  }
}

/** Draws glazing bars, the sill, and the glow of a lit window on the wall around it. */
function drawBars({ drawing, mood }: OpenAir, face: Face, house: HouseModel, pane: Pane): void {
  const { s, t, w, h, kind, frame, frameColor, lit, columns = 2 } = pane
  const rows = house.paned && kind === 'window' ? Math.max(2, pane.rows ?? 1) : (pane.rows ?? 1)
  let bars = ''
  for (let i = 1; i < columns; i++) {
    const x = s + (w * i) / columns
    bars += segment(face.at(x, t), face.at(x, t + h))
  }
  for (let i = 1; i < rows; i++) bars += segment(face.at(s, t + (h * i) / rows), face.at(s + w, t + (h * i) / rows))
  const width = Math.max(1.6, face.scale(s, t) * 0.055)
  drawing.path(bars, { stroke: frameColor, 'stroke-width': width, fill: 'none' })
  if (kind === 'window') {
    const sill = face.quad(s - 0.14, t - frame - 0.07, s + w + 0.14, t - frame)
    drawing.polygon(sill, { fill: lighten(frameColor, 0.1) })
  }
  if (mood.glow > 0.5 && lit > 0.4) {
    const halo = face.quad(s - 0.15, t - 0.15, s + w + 0.15, t + h + 0.15)
    drawSoftPolygon({ drawing, blur: 12, fill: '#ffc471', opacity: 0.4 * mood.glow }, halo)
  }
}

function glassFill(drawing: Drawing, mood: Mood, random: Random, lit: number): string {
  if (lit > 0.4) {
    const warm = random.pick([
      ['#ffe2a3', '#ffc06a', '#f0984a'],
      ['#ffd892', '#ffb35c'],
      ['#fff0c4', '#ffcc7d', '#f3a352'],
    ])
    return drawing.gradient(warm)
  }
  const [low, middle, high] = mood.glass
  return drawing.gradient([
    [0, mix(middle, high, 0.55)],
    [0.5, middle],
    [1, low],
  ])
}
