import type { OpenAir } from '../core/context.ts'
import type { Point } from '../core/geometry.ts'
import { polygonPath, round } from '../core/path-data.ts'
import { paintOutlook } from '../landscape/outlook.ts'
import { paintSky } from '../landscape/sky.ts'
import type { Room } from './room.ts'

const horizon = 470

/** Paints what lies outside behind an opening of any shape: dunes, and the sea or the land behind them. */
export function paintView(room: Room, outline: readonly Point[]): void {
  const { drawing, camera, random } = room
  const xs = outline.map(([x]) => x)
  const [minX, maxX] = [Math.min(...xs), Math.max(...xs)]
  const scale = Math.max(0.34, ((maxX - minX) * 1.15) / drawing.width)
  const dx = round((minX + maxX) / 2 - (drawing.width * scale) / 2)
  const dy = round(camera.horizon - horizon * scale - 6)
  drawing.group({ 'clip-path': drawing.clip(polygonPath(outline)) }, () => {
    drawing.group({ transform: `translate(${dx} ${dy}) scale(${Number(round(scale * 100)) / 100})` }, () => {
      paintOutside({ ...room, random: random.fork('view') })
    })
  })
}

function paintOutside(view: OpenAir): void {
  const { drawing, mood } = view
  drawing.rect(0, -500, drawing.width, 510, { fill: mood.sky[0][1] })
  const { sunX } = paintSky(view, horizon)
  paintOutlook(view, horizon, sunX, { bottom: 1300, grass: 32 })
}
