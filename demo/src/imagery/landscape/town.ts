import { lighten, mix } from '../core/color.ts'
import type { OpenAir } from '../core/context.ts'
import type { Point } from '../core/geometry.ts'
import { horizonColor } from '../core/moods.ts'
import { round } from '../core/path-data.ts'

export type TownHouse = {
  x: number
  width: number
  wall: string
  height: number
  gableFront: boolean
  roof: string
}

export function drawTownHouse(context: OpenAir, house: TownHouse, ground: number): void {
  const { drawing, mood, random } = context
  const { x, width, wall, height, gableFront, roof } = house
  const top = ground - height
  const peak = top - width * (gableFront ? 0.52 : 0.42)
  const roofFill = drawing.gradient([mix(roof, mood.light, 0.2), mix(roof, mood.shadow, 0.3)])
  if (!gableFront) {
    const slope: Point[] = [
      [x - 5, top + 3],
      [x + 7, peak],
      [x + width - 7, peak],
      [x + width + 5, top + 3],
    ]
    drawing.polygon(slope, { fill: roofFill })
  }
  if (random.chance(0.7)) {
    const brick = mix('#a5604c', mood.shadow, 0.2)
    drawing.rect(x + width * random.range(0.2, 0.65), peak - 16, 14, 44, { fill: brick })
  }
  const wallFill = drawing.gradient([mix(wall, mood.light, 0.22), mix(wall, mood.shadow, 0.3)], 'right')
  if (gableFront) drawGable(context, house, ground, peak, wallFill)
  else drawing.rect(x, top, width, height, { fill: wallFill })
  drawOpenings(context, house, ground)
}

function drawGable({ drawing, mood }: OpenAir, house: TownHouse, ground: number, peak: number, fill: string): void {
  const { x, width, height, roof } = house
  const top = ground - height
  const [left, middle, right] = [x, x + width / 2, x + width]
  const corners: Point[] = [
    [left, ground],
    [left, top],
    [middle, peak],
    [right, top],
    [right, ground],
  ]
  drawing.polygon(corners, { fill })
  const verge: Point[] = [
    [left - 5, top + 4],
    [middle, peak - 1],
    [right + 5, top + 4],
  ]
  drawing.line(verge, { stroke: mix(roof, mood.shadow, 0.2), 'stroke-width': 8, 'stroke-linejoin': 'round' })
}

function drawOpenings(context: OpenAir, { x, width, wall, height }: TownHouse, ground: number): void {
  const { drawing, mood, random } = context
  const columns = Math.max(2, Math.round(width / 46))
  const rows = Math.max(1, Math.round(height / 62))
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const wx = x + (width / columns) * (column + 0.5) - 10
      const isDoor = row === rows - 1 && column === 1
      if (isDoor) {
        const fill = mix(random.pick(['#2f4a52', '#7a2f28', '#3d4a34']), mood.shadow, 0.2)
        drawing.rect(wx - 1, ground - 44, 22, 44, { fill, rx: 2 })
      } else drawTownWindow(context, wx, ground - height + 14 + row * (height / rows), lighten(wall, 0.75))
    }
  }
}

function drawTownWindow({ drawing, mood, random }: OpenAir, x: number, y: number, frame: string): void {
  const glowing = random.chance(mood.glow * 0.6)
  const fill = glowing ? '#ffcf80' : mix('#3f5866', mood.air, 0.35)
  drawing.rect(x, y, 20, 28, { fill, stroke: frame, 'stroke-width': 2.5 })
  const bars = `M${round(x + 10)} ${round(y)}v28M${round(x)} ${round(y + 12)}h20`
  drawing.path(bars, { stroke: frame, 'stroke-width': 1.6 })
}

export function drawSpire({ drawing, mood }: OpenAir, x: number, base: number): void {
  const wall = mix('#f3eee3', horizonColor(mood), 0.3)
  const wallFill = drawing.gradient([wall, mix(wall, mood.shadow, 0.35)], 'right')
  drawing.rect(x - 24, base - 110, 48, 120, { fill: wallFill })
  const copper = drawing.gradient([mix('#6f8f86', mood.light, 0.2), mix('#4e6b66', mood.shadow, 0.3)], 'right')
  drawing.polygon(
    [
      [x - 30, base - 108],
      [x, base - 215],
      [x + 30, base - 108],
    ],
    { fill: copper },
  )
}
