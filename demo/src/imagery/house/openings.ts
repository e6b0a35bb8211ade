import type { Random } from '../core/random.ts'
import type { Opening } from './frame.ts'
import type { HouseStyle } from './house-styles.ts'

type Piece = Omit<Opening, 's'>
type Plan = Pick<HouseStyle, 'paned' | 'glazed' | 'wallHeight'> & { random: Random; rise: number }
export type WallRole = 'terrace' | 'entrance' | 'gable' | 'glassGable' | 'plain'

/** Spreads windows and doors over a wall with equal gaps; those that do not fit are left out. */
function spread(span: number, pieces: readonly Piece[]): Opening[] {
  const kept = [...pieces]
  const total = () => kept.reduce((sum, { w }) => sum + w, 0)
  while (kept.length > 0 && total() + (kept.length + 1) * 0.35 > span) kept.splice(Math.floor(kept.length / 2), 1)
  const gap = (span - total()) / (kept.length + 1)
  return kept.map((piece, i) => ({ ...piece, s: gap * (i + 1) + kept.slice(0, i).reduce((sum, { w }) => sum + w, 0) }))
}

/** Plans the openings of a wall `span` metres long by its role. */
export function planWall(plan: Plan, role: WallRole, span: number): Opening[] {
  const { random, paned, glazed } = plan
  const sill = paned ? 0.82 : 0.88
  const head = Math.min(plan.wallHeight - 0.28, 2.1)
  const window = (w: number): Piece => ({ t: sill, w, h: head - sill })
  const glass = (w: number): Piece => ({ t: 0.16, w, h: head - 0.12, kind: 'glass' })
  const door: Piece = { t: 0.12, w: 0.95, h: Math.min(2.05, head - 0.05), kind: 'door' }
  const common = paned ? random.pick([0.95, 1.15]) : random.pick([1.2, 1.5])
  switch (role) {
    case 'plain':
      return spread(span, span > 5.5 ? [window(common), window(common * 0.8)] : [window(common)])
    case 'gable': {
      const pair = span >= 4.2 && random.chance(0.6)
      return [
        ...spread(span, pair ? [window(common), window(common)] : [window(common * 1.2)]),
        ...loftWindow(plan, span),
      ]
    }
    case 'glassGable':
      return [...spread(span, [glass(Math.min(span - 1, glazed ? span * 0.72 : 3))]), ...loftWindow(plan, span)]
    case 'entrance': {
      const row = Array.from({ length: Math.max(1, Math.round((span - 2) / 2.9)) }, (_, i) =>
        window(i % 2 ? common * 0.7 : common),
      )
      row.splice(random.int(0, row.length), 0, door)
      return spread(span, row)
    }
    case 'terrace': {
      const wide = glass(Math.max(2.4, span * random.range(0.36, 0.5)))
      if (glazed)
        return spread(
          span,
          random.pick([
            [wide, door, window(1.6)],
            [window(1.4), wide, glass(1.9)],
            [door, wide, window(1.2)],
          ]),
        )
      const row = Array.from({ length: Math.max(2, Math.round(span / (paned ? 2.5 : 2.9))) }, () => window(common))
      const doorAt = random.int(0, row.length - 1)
      row[doorAt] = paned && random.chance(0.5) ? door : glass(paned ? 1.6 : 2.2)
      if (!paned && row.length > 2) row[(doorAt + 1) % row.length] = glass(random.pick([1.6, 2.8]))
      return spread(span, row)
    }
  }
}

/** A window in the point of a gable, where there is room. */
function loftWindow({ glazed, random, wallHeight, rise }: Plan, span: number): Opening[] {
  if (rise < 1.7) return []
  const w = glazed ? 1.5 : random.pick([0.7, 0.9, 1.1])
  const pane = { s: span / 2 - w / 2, t: wallHeight + 0.3, w, h: Math.min(1.1, rise * 0.36) }
  return [glazed ? { ...pane, kind: 'glass' } : pane]
}
