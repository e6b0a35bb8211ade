import type { BedWall, Rect } from '@marram/domain/floor-plan/place-beds'
import type { PlanRoomKind } from '@marram/domain/floor-plan/plan-rooms'

type FittingsProps = { readonly kind: PlanRoomKind; readonly at: Rect; readonly isTaken: boolean }

const nameH = 24

/** A few strokes that distinguish a kitchen from a bath; they do not depict the real furniture. */
export function PlanFittings({ kind, at, isTaken }: FittingsProps) {
  const free = { x: at.x + 6, y: at.y + nameH, w: at.w - 12, h: at.h - nameH - 6 }
  if (free.h < 14 || free.w < 30) return null
  const d = pathOf(kind, free, isTaken)
  return d ? <path className={`plan-fitting plan-fitting--${kind}`} d={d} /> : null
}

function pathOf(kind: PlanRoomKind, free: Rect, isTaken: boolean): string {
  const { x, y, w, h } = free
  switch (kind) {
    case 'living':
    case 'living-kitchen': {
      const table = `${rect(x + w * 0.34, y + h * 0.42, 34, 18)}${circle(x + w * 0.34 - 7, y + h * 0.42 + 9, 5)}${circle(x + w * 0.34 + 41, y + h * 0.42 + 9, 5)}`
      const row = kind === 'living-kitchen' ? kitchenRow(x, y + h - 13, Math.min(w * 0.55, 110)) : ''
      return `${row}${table}${isTaken ? '' : sofa(x + w - 24, y + Math.max(0, h / 2 - 26))}`
    }
    case 'kitchen':
      return kitchenRow(x, y + h - 13, w)
    case 'bathroom':
      return `${rect(x + w - 22, y + h - 22, 22, 22)}${circle(x + w - 11, y + h - 11, 2)}${toilet(x, y + h - 18)}`
    case 'toilet':
      return toilet(x, y + h - 18)
    case 'sauna':
      return `${rect(x, y + h - 12, w, 5)}${rect(x, y + h - 6, w, 6)}`
    case 'pool':
      return rect(x + w * 0.06, y, w * 0.88, h - 4)
    case 'activity':
      return rect(x + w * 0.25, y + h * 0.25, w * 0.5, h * 0.5)
    case 'bedroom':
      return ''
  }
}

function kitchenRow(x: number, y: number, w: number): string {
  return `${rect(x, y, w, 13)}${rect(x + 8, y + 3, 16, 7)}${circle(x + w - 20, y + 6.5, 3)}${circle(x + w - 11, y + 6.5, 3)}`
}

function sofa(x: number, y: number): string {
  return `${rect(x, y, 22, 50)}${rect(x, y + 5, 15, 19)}${rect(x, y + 26, 15, 19)}`
}

function toilet(x: number, y: number): string {
  return `${rect(x, y + 2, 5, 14)}${circle(x + 11, y + 9, 6)}`
}

export const ladderW = 6
const rungs = 4

/** Across the foot of the bed, away from the label with its size. */
export function ladderPath({ x, y, w, h }: Rect, head: BedWall): string {
  const steps = Array.from({ length: rungs }, (_, index) => (index + 0.5) / rungs)
  if (head === 'bottom') {
    const top = round(y + 3)
    const across = steps.map((share) => `M${round(x + w * share)} ${top}v${ladderW}`)
    return `M${round(x)} ${top}h${round(w)}m0 ${ladderW}h${round(-w)}${across.join('')}`
  }
  const left = round(head === 'left' ? x + w - 3 - ladderW : x + 3)
  const across = steps.map((share) => `M${left} ${round(y + h * share)}h${ladderW}`)
  return `M${left} ${round(y)}v${round(h)}m${ladderW} 0v${round(-h)}${across.join('')}`
}

function rect(x: number, y: number, w: number, h: number): string {
  return `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`
}

function circle(x: number, y: number, r: number): string {
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
