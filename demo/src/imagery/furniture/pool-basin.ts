import { mix } from '../core/color.ts'
import { horizonColor } from '../core/moods.ts'
import { polygonPath, round as r } from '../core/path-data.ts'
import { drawSoftLine } from '../core/soft-shapes.ts'
import type { Room } from '../room/room.ts'

/** Edges of the water surface in metres. */
export type PoolBasin = { left: number; right: number; near: number; far: number }

const waterLevel = -0.12

export function drawPoolBasin(room: Room, basin: PoolBasin): void {
  const { drawing, camera, lighting } = room
  const { left, right, near, far } = basin
  const quad = (y: number, border = 0) => [
    camera.project([left - border, y, near]),
    camera.project([right + border, y, near]),
    camera.project([right + border, y, far + border]),
    camera.project([left - border, y, far + border]),
  ]
  drawing.polygon(quad(0.01, 0.25), { fill: lighting.tone('#efe9dd', [0, 1, 0]) })
  const rim = quad(0)
  drawing.polygon(rim, { fill: lighting.tone('#7fc4cb', [0, 0, -1]) })
  drawing.group({ 'clip-path': drawing.clip(polygonPath(rim)) }, () => {
    drawing.polygon(quad(waterLevel), { fill: waterFill(room, basin) })
    drawSoftLine({ drawing, blur: 4, stroke: '#2d4a56', width: 7, opacity: 0.2 }, reflectedPosts(room, basin))
    drawing.path(glintPath(room, basin), {
      stroke: '#ffffff',
      'stroke-width': 1.8,
      'stroke-linecap': 'round',
      opacity: 0.5,
      fill: 'none',
    })
  })
}

function waterFill({ drawing, camera, mood }: Room, { far }: PoolBasin): string {
  const sky = horizonColor(mood)
  const [, top] = camera.project([0, 0, far])
  const stops = [
    [0, mix('#a9dfe2', sky, 0.45)],
    [0.35, mix('#5fb7c6', sky, 0.12)],
    [1, '#2b8aa6'],
  ] as const
  return drawing.gradient(stops, [0, top, 0, 800])
}

/** Path of the reflections of the glass wall's posts. */
function reflectedPosts({ camera, left, width }: Room, { far }: PoolBasin): string {
  let d = ''
  for (let i = 0; i <= 6; i++) {
    const x = left + 0.6 + ((width - 1.2) * i) / 6
    const post = [camera.project([x, waterLevel, far]), camera.project([x * 0.94, waterLevel, far - 1.6])]
    d += polygonPath(post, false)
  }
  return d
}

function glintPath({ camera, random }: Room, { left, right, near, far }: PoolBasin): string {
  let d = ''
  for (let i = 0; i < 120; i++) {
    const z = near + (far - near) * random.next() ** 0.8
    const x = random.range(left, right)
    const length = random.range(0.1, 0.42)
    const [ax, ay] = camera.project([x, -0.11, z])
    const [bx] = camera.project([x + length, -0.11, z])
    const lift = (-3 * camera.scaleAt([x, 0, z])) / 140
    d += `M${r(ax)} ${r(ay)}q${r((bx - ax) / 2)} ${r(lift)} ${r(bx - ax)} 0`
  }
  return d
}
