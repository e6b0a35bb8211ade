import type { PlanRoomKind } from '../core/context.ts'
import type { HomeTraits } from '../core/home-traits.ts'
import { ink, type Pen, soft } from './pen.ts'
import type { PlanRoom } from './plan-rooms.ts'

const piece = { fill: '#fffdf8', stroke: soft, 'stroke-width': 1.8 }

type Furnish = (pen: Pen, room: PlanRoom, home: HomeTraits) => void

const living: Furnish = ({ rect, circle }, { w, h }, home) => {
  const rug = { fill: home.linen, stroke: home.accent, 'stroke-width': 2, opacity: 0.9 }
  rect(w * 0.2, h * 0.2, w * 0.56, h * 0.5, rug)
  rect(w * 0.26, h * 0.08, 2.3, 0.9, { ...piece, rx: 8, fill: home.fabric, 'fill-opacity': 0.55 })
  rect(w * 0.26 + 0.12, h * 0.08 + 0.25, 2.06, 0.58, { ...piece, rx: 6 })
  circle(w * 0.26 + 1.15, h * 0.45, 0.48, piece)
  rect(w * 0.26 + 2.75, h * 0.34, 0.8, 0.8, { ...piece, rx: 8 })
  circle(0.65, h * 0.82, 0.3, { fill: ink })
  circle(0.65, h * 0.82, 0.13, { fill: '#f0a95e' })
}

const kitchen: Furnish = ({ rect, circle }, { x, y, w, h }) => {
  rect(x + 0.15, y + h - 0.78, w * 0.62, 0.63, piece)
  rect(x + 0.5, y + h - 0.66, 0.55, 0.4, { ...piece, rx: 5 })
  const plate = { fill: 'none', stroke: soft, 'stroke-width': 1.6 }
  for (const dx of [0, 0.32]) for (const dy of [0, 0.26]) circle(x + 2 + dx, y + h - 0.6 + dy, 0.1, plate)
  const [tableX, tableY] = [x + w * 0.56, y + h * 0.06]
  for (const dx of [0.1, 0.75, 1.4]) {
    for (const dy of [-0.34, 0.86]) rect(tableX + dx, tableY + dy, 0.4, 0.4, { ...piece, rx: 6 })
  }
  rect(tableX, tableY, 1.9, 0.92, { ...piece, rx: 3, fill: '#e3c697' })
}

const bedroom: Furnish = ({ rect }, { x, y, w, h, door }, home) => {
  const width = Math.min(1.8, w - 1.1)
  const up = door === 'bottom'
  const left = x + (w - width) / 2 + 0.2
  const top = up ? y + 0.18 : y + h - 2.18
  rect(left, top, width, 2, { ...piece, rx: 5 })
  rect(left, up ? top + 0.75 : top, width, 1.25, { ...piece, rx: 5, fill: home.fabric, 'fill-opacity': 0.4 })
  for (const dx of [0.1, width / 2 + 0.05]) {
    rect(left + dx, up ? top + 0.14 : top + 1.4, width / 2 - 0.15, 0.42, { ...piece, rx: 7 })
  }
  rect(x + 0.1, up ? y + 0.15 : y + h - 1.35, 0.5, 1.2, { ...piece, fill: '#e9d6b3' })
}

const bath: Furnish = ({ rect, circle }, { x, y, w, h }) => {
  rect(x + 0.12, y + h - 1.02, 0.95, 0.9, { ...piece, fill: '#eef6f7' })
  circle(x + 0.6, y + h - 0.56, 0.08, { fill: soft })
  rect(x + w - 0.62, y + h * 0.42, 0.5, 0.62, { ...piece, rx: 6 })
  circle(x + w - 0.38, y + h * 0.42 + 0.31, 0.16, { fill: '#d6e6ea', stroke: soft, 'stroke-width': 1.4 })
  rect(x + w - 0.66, y + h - 0.72, 0.54, 0.2, piece)
  circle(x + w - 0.4, y + h - 0.95, 0.23, piece)
}

const sauna: Furnish = ({ rect, stroke }, { x, y, w, h }) => {
  rect(x + 0.1, y + h - 0.72, w - 0.2, 0.6, { ...piece, fill: '#d9a96c' })
  for (const dy of [0.2, 0.4]) {
    const level = y + h - 0.72 + dy
    stroke(
      [
        [x + 0.12, level],
        [x + w - 0.12, level],
      ],
      { stroke: '#9a6a38', 'stroke-width': 1.2 },
    )
  }
  rect(x + w - 0.62, y + 0.5, 0.46, 0.46, { fill: ink, rx: 3 })
}

const pool: Furnish = ({ rect, stroke }, { x, y, w, h }) => {
  const water = { fill: '#7fc4d1', stroke: '#4d93a5', 'stroke-width': 3, rx: 6 }
  rect(x + 0.5, y + h * 0.34, w - 1, h * 0.5, water)
  for (let i = 0; i < 4; i++) {
    const level = y + h * (0.44 + i * 0.1)
    const wave = Array.from({ length: 9 }, (_, k): [number, number] => {
      return [x + 0.8 + ((w - 1.6) * k) / 8, level + (k % 2 ? 0.05 : -0.05)]
    })
    stroke(wave, { stroke: '#e3f4f6', 'stroke-width': 2, opacity: 0.8 })
  }
}

const furnishings: Record<PlanRoomKind, Furnish> = { living, kitchen, bedroom, bath, sauna, pool, hall: () => {} }

export function furnish(pen: Pen, room: PlanRoom, home: HomeTraits): void {
  furnishings[room.kind](pen, room, home)
}
