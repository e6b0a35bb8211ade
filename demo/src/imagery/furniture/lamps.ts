import { darken, mix } from '../core/color.ts'
import { round as r } from '../core/path-data.ts'
import { paintGlow } from '../room/light.ts'
import type { Room } from '../room/room.ts'

type Pendant = { x: number; z: number; y: number; ceiling: number; size: number; color?: string }

/** Draws a pendant lamp with layered shades. */
export function drawPendant(room: Room, { x, z, y, ceiling, size, color = '#f4f1ea' }: Pendant): void {
  const { drawing, camera, lighting, mood } = room
  const [px, py] = camera.project([x, y, z])
  const s = camera.scaleAt([x, y, z]) * size
  drawing.line([[px, py - s * 0.2], camera.project([x, ceiling, z])], { stroke: '#3d3a38', 'stroke-width': 1.6 })
  paintGlow(drawing, mood.glow, [px, py + s * 0.1], s * 1.7, 0.8)
  const warm = (tone: string) => mix(tone, '#ffe3ab', 0.42 * mood.glow)
  const lit = warm(lighting.tone(color, [-0.6, 0.6, -0.4]))
  const shaded = warm(lighting.tone(darken(color, 0.16), [0.6, 0, 0]))
  const shade = (dy: number, rx: number, h: number) => {
    const [left, right, low, top] = [r(px - rx * s), r(px + rx * s), r(py + dy * s), r(py + (dy - h) * s)]
    const dome = `M${left} ${low}Q${r(px - rx * s * 0.72)} ${top} ${r(px)} ${top}T${right} ${low}`
    const fill = drawing.gradient([lit, shaded], 'right')
    drawing.path(`${dome}Q${r(px)} ${r(py + (dy + 0.05) * s)} ${left} ${low}Z`, { fill })
  }
  drawing.ellipse(px, py + 0.09 * s, 0.1 * s, 0.05 * s, { fill: '#fff3cf' })
  shade(0.1, 0.15, 0.12)
  shade(0.02, 0.27, 0.15)
  shade(-0.1, 0.14, 0.12)
}

type FloorLamp = { x: number; z: number; color: string }

/** Draws a lampshade on three wooden legs. */
export function drawFloorLamp({ drawing, camera, lighting, home, mood }: Room, { x, z, color }: FloorLamp): void {
  const h = 1.55
  const { wood } = home.timber
  const p = (dx: number, y: number) => camera.project([x + dx, y, z])
  const legs = [
    [-0.2, 0, wood, 3.4],
    [0.2, 0, darken(wood, 0.2), 3.4],
    [0.03, 0.03, wood, 3],
  ] as const
  for (const [dx, y, stroke, width] of legs) {
    drawing.line([p(dx, y), p(0, h)], { stroke, 'stroke-width': width, 'stroke-linecap': 'round' })
  }
  paintGlow(drawing, mood.glow, p(0, h + 0.1), camera.scaleAt([x, h, z]) * 1.2, 1)
  const tone = lighting.tone(color, [0, 0.4, -1])
  const bright = mix(tone, '#fff0c4', 0.25 + 0.5 * mood.glow)
  drawing.polygon([p(-0.24, h - 0.06), p(0.24, h - 0.06), p(0.17, h + 0.28), p(-0.17, h + 0.28)], {
    fill: drawing.gradient(
      [
        [0, tone],
        [0.5, bright],
        [1, darken(tone, 0.06)],
      ],
      'right',
    ),
  })
}
