import { darken, mix } from '../core/color.ts'
import { segment } from '../core/path-data.ts'
import { near, type Room } from './room.ts'

export type FloorKind = 'planks' | 'tiles'

export function paintFloor(room: Room, color: string, kind: FloorKind): void {
  const { drawing, camera, lighting, depth, left, right } = room
  const tone = lighting.tone(color, [0, 1, 0])
  const p = (x: number, z: number) => camera.project([x, 0, z])
  const shades = [mix(tone, '#ffffff', 0.16), tone, darken(tone, 0.16)]
  drawing.polygon([p(left, near), p(right, near), p(right, depth), p(left, depth)], {
    fill: drawing.gradient(shades, [0, p(0, depth)[1], 0, 800]),
  })
  const seams = kind === 'planks' ? plankSeams(room) : tileSeams(room)
  drawing.path(seams, { stroke: darken(tone, 0.45), 'stroke-width': 1, opacity: 0.3, fill: 'none' })
}

const plank = 0.19

function plankSeams({ camera, random, width, depth, left, right }: Room): string {
  const p = (x: number, z: number) => camera.project([x, 0, z])
  let d = ''
  for (let x = left; x < right; x += plank) d += segment(p(x, near), p(x, depth))
  for (let i = 0; i < 46; i++) {
    const x = left + plank * random.int(0, width / plank)
    const z = random.range(near, depth)
    d += segment(p(x, z), p(x + plank, z))
  }
  return d
}

function tileSeams({ camera, depth, left, right }: Room): string {
  const p = (x: number, z: number) => camera.project([x, 0, z])
  let d = ''
  for (let x = left; x <= right; x += 0.6) d += segment(p(x, near), p(x, depth))
  for (let z = near; z <= depth; z += 0.6) d += segment(p(left, z), p(right, z))
  return d
}
