import type { Face } from '../core/camera.ts'
import { darken, lighten } from '../core/color.ts'
import { drawSoftPolygon } from '../core/soft-shapes.ts'
import type { Room } from '../room/room.ts'

type Place = { s: number; t: number; w: number; h: number }

/** Draws a framed print with a horizon, a sun and a dune. */
export function drawPicture({ drawing, lighting, random, home }: Room, face: Face, { s, t, w, h }: Place): void {
  const shadow = face.quad(s + 0.03, t - 0.05, s + w + 0.04, t + h - 0.02)
  drawSoftPolygon({ drawing, blur: 4, fill: '#2a2430', opacity: 0.22 }, shadow)
  const frame = random.pick(['#c9a677', '#2f3236', '#f4efe4'])
  drawing.polygon(face.quad(s, t, s + w, t + h), { fill: lighting.tone(frame, [0, 0, -1]) })
  const mount = face.quad(s + 0.04, t + 0.04, s + w - 0.04, t + h - 0.04)
  drawing.polygon(mount, { fill: lighting.tone('#f7f2e8', [0, 0, -1]) })
  const [a, b, c, d] = [s + 0.1, t + 0.1, s + w - 0.1, t + h - 0.1]
  const level = b + (d - b) * random.range(0.35, 0.55)
  const sky = lighten(random.pick([home.fabric, home.accent, '#a9c3cb']), 0.55)
  drawing.polygon(face.quad(a, b, c, d), { fill: sky })
  const sun = face.at(a + (c - a) * random.range(0.3, 0.7), level + (d - level) * 0.5)
  drawing.circle(...sun, face.scale(s, t) * 0.09 * Math.min(w, 0.9), { fill: home.accent })
  const crest = [face.at(c, level), face.at((a + c) / 2, level + (d - level) * 0.18), face.at(a, level * 0.98)]
  drawing.polygon([face.at(a, b), face.at(c, b), ...crest], { fill: lighting.tone(home.fabric, [0, 0.3, -1]) })
  const dune = [face.at(a, b), face.at(c, b), face.at(c, b + (level - b) * 0.4), face.at(a, b + (level - b) * 0.75)]
  drawing.polygon(dune, { fill: lighting.tone(home.linen, [0, 0.3, -1]) })
}

type Shelf = { s: number; t: number; w: number }

/** Draws two boards with jars and bowls. */
export function drawShelf(room: Room, face: Face, { s, t, w }: Shelf): void {
  const { drawing, lighting, home } = room
  for (const level of [t, t + 0.42]) {
    const shadow = face.quad(s, level - 0.08, s + w, level - 0.02)
    drawSoftPolygon({ drawing, blur: 3, fill: '#2a2430', opacity: 0.16 }, shadow)
    drawJars(room, face, level, s + 0.06, s + w - 0.16)
    const board = face.quad(s, level - 0.045, s + w, level)
    drawing.polygon(board, { fill: lighting.tone(home.timber.wood, [0, 0.4, -1]) })
  }
}

function drawJars(
  { drawing, lighting, random, home }: Room,
  face: Face,
  level: number,
  from: number,
  to: number,
): void {
  for (let a = from; a < to; ) {
    const w = random.range(0.08, 0.17)
    const h = random.range(0.1, 0.28)
    const color = random.pick([home.accent, home.fabric, home.linen, '#f6f1e6', '#b98a58', '#7d9a8b', '#d9c7a3'])
    const [lit, shaded] = [lighting.tone(color, [-0.5, 0.4, -0.6]), lighting.tone(darken(color, 0.2), [0.5, 0, -0.5])]
    drawing.polygon(face.quad(a, level, a + w, level + h), {
      fill: drawing.gradient([lit, shaded], 'right'),
      stroke: lighting.tone(color, [0, 0, -1]),
      'stroke-width': 2,
      'stroke-linejoin': 'round',
    })
    a += w + random.range(0.04, 0.16)
  }
}
