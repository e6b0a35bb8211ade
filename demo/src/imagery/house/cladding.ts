import type { Face } from '../core/camera.ts'
import { darken, lighten } from '../core/color.ts'
import type { OpenAir } from '../core/context.ts'
import { polygonPath, segment } from '../core/path-data.ts'
import type { Cladding } from './house-model.ts'

type Wall = { span: number; topAt: (s: number) => number; kind: Cladding; fill: string }

/** Draws the joints between boards, and a few boards in another shade. */
export function drawCladding({ drawing, random }: OpenAir, face: Face, { span, topAt, kind, fill }: Wall): void {
  if (kind === 'plaster') return
  const dark = darken(fill, 0.3)
  const joints = kind === 'vertical' ? uprightJoints(face, span, topAt) : levelJoints(face, span, topAt)
  drawing.path(joints, { stroke: dark, 'stroke-width': 0.9, opacity: 0.5, fill: 'none' })
  let patches = ''
  for (let i = 0; i < 6 && kind === 'vertical'; i++) {
    const s = 0.2 + 0.25 * random.int(0, (span - 0.5) / 0.25)
    patches += polygonPath(face.quad(s, 0, s + 0.25, Math.min(topAt(s), topAt(s + 0.25))))
  }
  drawing.path(patches, { fill: random.chance(0.5) ? lighten(fill, 0.2) : dark, opacity: 0.14 })
}

function uprightJoints(face: Face, span: number, topAt: Wall['topAt']): string {
  let d = ''
  for (let s = 0.2; s < span; s += 0.25) d += segment(face.at(s, 0), face.at(s, topAt(s)))
  return d
}

function levelJoints(face: Face, span: number, topAt: Wall['topAt']): string {
  const [eaves, ridge] = [topAt(0), topAt(span / 2)]
  let d = ''
  for (let t = 0.2; t < ridge; t += 0.22) {
    const reach = t <= eaves ? 0 : (span / 2) * ((t - eaves) / (ridge - eaves))
    d += segment(face.at(reach, t), face.at(span - reach, t))
  }
  return d
}
