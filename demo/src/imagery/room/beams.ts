import { darken } from '../core/color.ts'
import { near, type Room } from './room.ts'

export function paintBeams(room: Room): void {
  const { lighting } = room
  const { wood } = room.home.timber
  const side = lighting.tone(wood, [0, 0.2, -0.8])
  const under = lighting.tone(darken(wood, 0.12), [0, -1, 0])
  if (room.pitched) paintRafters(room, side, under)
  else paintJoists(room, side, under)
}

function paintRafters({ drawing, camera, depth, height, ridge, left, right }: Room, side: string, under: string): void {
  const p = (x: number, y: number, z: number) => camera.project([x, y, z])
  for (const z of [depth - 0.25, depth - 1.5, depth - 2.75, depth - 4]) {
    for (const edge of [left, right]) {
      const bottom = [p(edge, height - 0.16, z), p(0, ridge - 0.16, z)] as const
      drawing.polygon([p(edge, height, z), p(0, ridge, z), bottom[1], bottom[0]], { fill: side })
      drawing.polygon([...bottom, p(0, ridge - 0.16, z + 0.1), p(edge, height - 0.16, z + 0.1)], { fill: under })
    }
  }
}

function paintJoists({ drawing, camera, depth, height, left, right }: Room, side: string, under: string): void {
  const p = (x: number, y: number, z: number) => camera.project([x, y, z])
  const low = height - 0.15
  for (let i = 1; i < 6; i++) {
    const x = left + ((right - left) * i) / 6
    const seen = x + (x > camera.position[0] ? -0.06 : 0.06)
    drawing.polygon([p(seen, height, near), p(seen, height, depth), p(seen, low, depth), p(seen, low, near)], {
      fill: side,
    })
    const [a, b] = [x - 0.06, x + 0.06]
    drawing.polygon([p(a, low, near), p(b, low, near), p(b, low, depth), p(a, low, depth)], { fill: under })
  }
}
