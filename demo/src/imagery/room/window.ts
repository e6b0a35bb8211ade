import type { Face } from '../core/camera.ts'
import { darken, lighten, mix } from '../core/color.ts'
import { segment } from '../core/path-data.ts'
import { drawSoftPolygon } from '../core/soft-shapes.ts'
import type { Room } from './room.ts'
import { paintView } from './view.ts'

type Pane = { s: number; t: number; w: number; h: number }
type WindowOptions = Pane & {
  columns?: number
  rows?: number
  frame?: string
  curtain?: string | undefined
  /** True if the window casts daylight onto the floor. */
  light?: boolean
}

/** Paints a framed window in the back wall, with the dunes behind it. */
export function paintWindow(room: Room, face: Face, options: WindowOptions): void {
  const { drawing, lighting, mood, moodName } = room
  const { s, t, w, h, columns = 2, rows = 1, frame = '#fbf8f1', curtain, light = true } = options
  const frameTone = lighting.tone(frame, [0, 0, -1])
  drawing.polygon(face.quad(s - 0.09, t - 0.09, s + w + 0.09, t + h + 0.09), { fill: frameTone })
  const glass = face.quad(s, t, s + w, t + h)
  paintView(room, glass)
  drawing.polygon(glass, { fill: '#ffffff', opacity: 0.07 })
  drawing.path(barPath(face, options, columns, rows), {
    stroke: frameTone,
    'stroke-width': face.scale(s, t) * 0.055,
    fill: 'none',
  })
  drawing.line([...glass, glass[0]], { stroke: darken(frameTone, 0.25), 'stroke-width': 1.4, opacity: 0.6 })
  if (t > 0.3) {
    const sill = face.quad(s - 0.16, t - 0.16, s + w + 0.16, t - 0.09)
    drawing.polygon(sill, { fill: lighten(frameTone, 0.3) })
  }
  if (moodName !== 'dusk') {
    const halo = face.quad(s - 0.25, t - 0.25, s + w + 0.25, t + h + 0.25)
    drawSoftPolygon({ drawing, blur: 26, fill: mix(mood.light, '#ffffff', 0.5), opacity: 0.15 }, halo)
  }
  if (curtain) paintCurtains(room, face, options, curtain)
  if (light && moodName !== 'dusk' && moodName !== 'storm') paintDaylight(room, options, columns)
}

function barPath(face: Face, { s, t, w, h }: Pane, columns: number, rows: number): string {
  let d = ''
  for (let i = 1; i < columns; i++) {
    const x = s + (w * i) / columns
    d += segment(face.at(x, t), face.at(x, t + h))
  }
  for (let i = 1; i < rows; i++) d += segment(face.at(s, t + (h * i) / rows), face.at(s + w, t + (h * i) / rows))
  return d
}

/** Paints the sunlight on the floor, one patch per casement. */
function paintDaylight(room: Room, { s, t, w, h }: Pane, columns: number): void {
  const { drawing, camera, depth, left, sunSide, mood } = room
  const cast = (x: number, y: number) => camera.project([left + x + sunSide * y * 0.55, 0.006, depth - y * 1.15])
  const fill = mix(mood.light, '#ffffff', 0.25)
  for (let i = 0; i < columns; i++) {
    const [a, b] = [s + (w * (i + 0.05)) / columns, s + (w * (i + 0.95)) / columns]
    const patch = [cast(a, t), cast(b, t), cast(b, t + h), cast(a, t + h)]
    drawSoftPolygon({ drawing, blur: 3, fill, opacity: 0.34 }, patch)
  }
}

function paintCurtains({ drawing, lighting }: Room, face: Face, { s, t, w, h }: Pane, color: string): void {
  const tone = lighting.tone(color, [0, 0.2, -1])
  const folds = [lighten(tone, 0.1), darken(tone, 0.08), lighten(tone, 0.12), darken(tone, 0.1), lighten(tone, 0.06)]
  for (const [from, to] of [
    [s - 0.42, s + 0.1],
    [s + w - 0.1, s + w + 0.42],
  ] as const) {
    const drape = face.quad(from, Math.min(t, 0.06), to, t + h + 0.18)
    drawing.polygon(drape, { fill: drawing.gradient(folds, 'right'), opacity: 0.94 })
  }
  drawing.line([face.at(s - 0.55, t + h + 0.2), face.at(s + w + 0.55, t + h + 0.2)], {
    stroke: '#4a4038',
    'stroke-width': 3.4,
    'stroke-linecap': 'round',
  })
}
