import type { Face } from '../core/camera.ts'
import { mix } from '../core/color.ts'
import type { OpenAir } from '../core/context.ts'
import { horizonColor } from '../core/moods.ts'
import { polygonPath } from '../core/path-data.ts'
import type { Random } from '../core/random.ts'
import { drawSoftPolygon } from '../core/soft-shapes.ts'

type Glass = { s: number; t: number; w: number; h: number }

/** Draws a glass front with the indoor pool behind it. */
export function drawPoolGlass(context: OpenAir, face: Face, glass: Glass, frameColor: string): void {
  const { drawing, mood, random } = context
  const { s, t, w, h } = glass
  const warm = 0.25 + mood.glow * 0.6
  drawing.polygon(face.quad(s - 0.07, t - 0.07, s + w + 0.07, t + h + 0.07), { fill: frameColor })
  const room = [mix('#8f7a5e', '#ffd79a', warm), mix('#c9b391', '#ffe6b8', warm), mix('#b9ad98', '#ffd79a', warm)]
  drawing.polygon(face.quad(s, t, s + w, t + h), { fill: drawing.gradient(room) })
  const sky = drawing.gradient([
    [0, mood.air, 0.7],
    [1, horizonColor(mood), 0.7],
  ])
  drawing.polygon(face.quad(s + w * 0.08, t + h * 0.42, s + w * 0.94, t + h * 0.86), { fill: sky })
  const near = [face.at(s, t + h * 0.05), face.at(s + w, t + h * 0.05)]
  const far = [face.at(s + w * 0.9, t + h * 0.36), face.at(s + w * 0.1, t + h * 0.36)]
  drawing.polygon([...near, ...far], { fill: drawing.gradient(['#9fe0e4', '#3aa6bd']) })
  const ripples = ripplePath(face, glass, random)
  drawing.path(ripples, { stroke: '#ffffff', 'stroke-width': 1.5, opacity: 0.7, fill: 'none' })
  for (const a of [0.2, 0.5, 0.8]) drawing.circle(...face.at(s + w * a, t + h * 0.9), 3.5, { fill: '#fff4d0' })
  drawReflections(context, face, glass)
  drawing.path(barPath(face, glass), { stroke: frameColor, 'stroke-width': 3, fill: 'none' })
  if (mood.glow > 0.4) {
    const halo = face.quad(s - 0.1, t - 0.2, s + w + 0.1, t + h + 0.1)
    drawSoftPolygon({ drawing, blur: 14, fill: '#ffcf85', opacity: 0.3 * mood.glow }, halo)
  }
}

function ripplePath(face: Face, { s, t, w, h }: Glass, random: Random): string {
  let d = ''
  for (let i = 0; i < 16; i++) {
    const x = s + w * random.range(0.14, 0.76)
    const y = t + h * random.range(0.08, 0.33)
    d += polygonPath([face.at(x, y), face.at(x + w * 0.06, y)], false)
  }
  return d
}

function drawReflections({ drawing }: OpenAir, face: Face, { s, t, w, h }: Glass): void {
  for (const a of [0.1, 0.55]) {
    const low = [face.at(s + w * a, t), face.at(s + w * (a + 0.07), t)]
    const high = [face.at(s + w * (a + 0.2), t + h), face.at(s + w * (a + 0.13), t + h)]
    drawing.polygon([...low, ...high], { fill: '#ffffff', opacity: 0.16 })
  }
}

function barPath(face: Face, { s, t, w, h }: Glass): string {
  const count = Math.round(w / 1.45)
  let d = ''
  for (let i = 1; i < count; i++) {
    const x = s + (w * i) / count
    d += polygonPath([face.at(x, t), face.at(x, t + h)], false)
  }
  return d
}
