import type { Face } from '../core/camera.ts'
import { darken, lighten } from '../core/color.ts'
import type { Stage } from '../core/context.ts'
import { polygonPath, segment } from '../core/path-data.ts'
import type { Cladding } from './house-styles.ts'
import { type Profile, topAt } from './wall-profile.ts'

type Wall = { profile: Profile; base: number; kind: Cladding; fill: string }

/** Draws the joints of boards, logs or bricks, and a few of them in another shade. */
export function drawCladding({ drawing, random, mood }: Stage, face: Face, wall: Wall): void {
  const { kind, fill, profile, base } = wall
  const span = profile.at(-1)?.[0] ?? 0
  if (kind === 'plaster') return
  if (kind === 'timbered') {
    drawTimbers(
      wall,
      (d, width) => drawing.path(d, { stroke: mood.grade('#54463a'), 'stroke-width': width, fill: 'none' }),
      face,
    )
    return
  }
  const dark = darken(fill, 0.32)
  if (kind === 'vertical') {
    let joints = ''
    for (let s = 0.18; s < span; s += 0.3) joints += segment(face.at(s, base), face.at(s, topAt(profile, s)))
    drawing.path(joints, { stroke: dark, 'stroke-width': 0.9, opacity: 0.5, fill: 'none' })
  } else {
    const step = { horizontal: 0.25, logs: 0.3, brick: 0.28 }[kind]
    const joints = levelJoints(face, wall, step)
    const look = { horizontal: [0.9, 0.42], logs: [2, 0.5], brick: [0.8, 0.32] }[kind]
    drawing.path(joints, { stroke: dark, 'stroke-width': look[0], opacity: look[1], fill: 'none' })
  }
  let patches = ''
  const size = kind === 'brick' ? 0.4 : kind === 'vertical' ? 0.24 : 1.4
  for (let i = 0; i < (kind === 'brick' ? 14 : 5) && span > 1; i++) {
    const s = random.range(0.1, Math.max(0.2, span - size))
    const top = Math.min(topAt(profile, s), topAt(profile, s + size))
    if (kind === 'vertical') patches += polygonPath(face.quad(s, base, s + size, top))
    else {
      const t = base + 0.21 * Math.floor(random.range(0, (top - base) / 0.21 - 1))
      patches += polygonPath(face.quad(s, t, s + size, t + 0.2))
    }
  }
  drawing.path(patches, { fill: random.chance(0.5) ? lighten(fill, 0.25) : dark, opacity: 0.13 })
}

function levelJoints(face: Face, { profile, base }: Wall, step: number): string {
  const span = profile.at(-1)?.[0] ?? 0
  const [eaves, ridge] = [Math.min(...profile.map(([, y]) => y)), Math.max(...profile.map(([, y]) => y))]
  let d = ''
  for (let t = base + step; t < ridge; t += step) {
    if (t <= eaves) d += segment(face.at(0, t), face.at(span, t))
    else {
      let [from, to] = [-1, -1]
      for (let i = 0; i <= 24; i++) {
        const s = (span * i) / 24
        if (topAt(profile, s) < t) continue
        if (from < 0) from = s
        to = s
      }
      if (to > from) d += segment(face.at(from, t), face.at(to, t))
    }
  }
  return d
}

/** Draws the dark posts and beams of a half-timbered wall. */
function drawTimbers({ profile, base }: Wall, stroke: (d: string, width: number) => void, face: Face): void {
  const span = profile.at(-1)?.[0] ?? 0
  const eaves = Math.min(...profile.map(([, y]) => y))
  let d =
    segment(face.at(0, base + 1.05), face.at(span, base + 1.05)) +
    segment(face.at(0, eaves - 0.1), face.at(span, eaves - 0.1))
  const bays = Math.max(2, Math.round(span / 1.5))
  for (let i = 0; i <= bays; i++) {
    const s = Math.min(span - 0.06, Math.max(0.06, (span * i) / bays))
    d += segment(face.at(s, base + 0.1), face.at(s, topAt(profile, s)))
  }
  d += segment(face.at(0.06, base + 1.05), face.at(span / bays, base + 0.1))
  d += segment(face.at(span - 0.06, base + 1.05), face.at(span - span / bays, base + 0.1))
  stroke(d, Math.max(1.6, face.scale(span / 2, 1) * 0.13))
}
