import { type Details, decide } from '../core/details.ts'
import type { Random } from '../core/random.ts'
import type { Building } from './building.ts'
import type { Side, Volume } from './frame.ts'
import { chooseStyle, type HouseStyle, type Layout, type StyleFamily } from './house-styles.ts'
import { planWall, type WallRole } from './openings.ts'

type Plan = HouseStyle & { random: Random; details: Details; length: number }
type Roles = Partial<Record<Side, WallRole>>
type Shape = Pick<Volume, 'x' | 'z' | 'w' | 'd' | 'axis'> & Partial<Volume>

/** Plans the building of a home. It depends on the home and its facts alone, so that every picture shows the same one. */
export function planBuilding(building: Random, family: StyleFamily, details: Details): Building {
  const random = building.fork(family)
  const style = chooseStyle(random.fork('style'), family, details)
  const isHigh = details.has('upstairs')
  const plan: Plan = {
    ...style,
    random,
    details,
    pitch: isHigh && !style.isFlat ? Math.max(style.pitch, 0.74) : style.pitch,
    wallHeight: style.wallHeight + (isHigh && style.roofing !== 'thatch' ? 0.55 : 0),
    length: lengthOf(random, details, family),
  }
  const volumes = family === 'pool' ? poolVolumes(plan) : layouts[style.layout](plan)
  const shutters = style.paned && style.cladding === 'horizontal' && random.chance(0.4)
  const extent = extentOf(volumes)
  const { cladding, roofing, wall, roof, frame, door, overhang, paned, glazed: isGlazed } = style
  const materials = { cladding, roofing, wall, roof, frame, door, overhang, paned, isGlazed, shutters }
  return { ...materials, ...extent, volumes, chimneys: chimneysOf(plan, volumes[0]), terrace: terraceOf(plan, volumes) }
}

const lengths = { tiny: 7.2, small: 8.8, large: 12.4, huge: 14.6 } as const

function lengthOf(random: Random, details: Details, family: StyleFamily): number {
  const stretch = random.range(0.92, 1.14)
  if (family === 'pool') return (details.has('huge') ? 19 : 15.5) * stretch
  if (details.size === 0) return random.range(8.5, 13)
  const size = (['tiny', 'small', 'large', 'huge'] as const).find((word) => details.has(word))
  return (size === undefined ? 10.4 : lengths[size]) * stretch
}

/** Adds walls with openings to a shape. */
function volumeOf(plan: Plan, roles: Roles, shape: Shape): Volume {
  const volume: Volume = {
    roof: plan.isFlat ? 'flat' : 'gable',
    wallHeight: plan.wallHeight,
    pitch: plan.pitch,
    openings: {},
    ...shape,
  }
  const { w, d, axis, roof, wallHeight } = volume
  const isPointed = roof === 'gable' || roof === 'half'
  const rise = isPointed ? (Math.tan(volume.pitch) * (axis === 'x' ? d : w)) / 2 : 0
  const wallOf = (side: Side) => {
    const role = roles[side]
    return role === undefined
      ? []
      : planWall({ ...plan, wallHeight, rise }, role, side === 'front' || side === 'back' ? w : d)
  }
  return {
    ...volume,
    openings: { front: wallOf('front'), back: wallOf('back'), left: wallOf('left'), right: wallOf('right') },
  }
}

/** Hips belong to straw. */
function mainRoof({ isFlat, roofing, random }: Plan): Pick<Volume, 'roof'> {
  if (isFlat) return { roof: random.pick(['flat', 'flat', 'shed']) }
  return { roof: roofing === 'thatch' ? random.pick(['gable', 'half', 'half', 'hip']) : 'gable' }
}

const allAround: Roles = { front: 'terrace', back: 'entrance', left: 'gable', right: 'gable' }

function bar(plan: Plan): Volume[] {
  const { random, length, depth, glazed } = plan
  const bright = random.pick(['left', 'right'] as const)
  const roles: Roles = glazed || random.chance(0.3) ? { ...allAround, [bright]: 'glassGable' } : allAround
  const main = volumeOf(plan, roles, { x: 0, z: 0, w: length, d: depth, axis: 'x', ...mainRoof(plan) })
  return [main, ...dormersOf(plan, main)]
}

/** A wing whose gable faces the terrace, at one end. */
function ell(plan: Plan): Volume[] {
  const { random, depth, length, wallHeight, isFlat } = plan
  const main = volumeOf(plan, allAround, {
    x: 0,
    z: 0,
    w: length,
    d: depth,
    axis: 'x',
    ...(isFlat ? {} : mainRoof(plan)),
  })
  const width = Math.min(depth * 0.86, length * 0.42)
  const wing = {
    x: random.sign() * (length / 2 - width / 2),
    width,
    reach: random.range(2, 3.4),
    wallHeight,
    pitch: plan.pitch,
  }
  return [main, wingOf(plan, main, wing, 'glassGable')]
}

type Wing = { x: number; width: number; reach: number; pitch: number; wallHeight: number }

/** A wing in front of the main volume; its ridge and its eaves end where they meet the main slope. */
function wingOf(plan: Plan, main: Volume, { x, width, reach, pitch, wallHeight }: Wing, role: WallRole): Volume {
  const front = main.z - main.d / 2
  const z = front - reach / 2
  const roles: Roles = { front: role, ...(reach > 1.6 && { left: 'plain', right: 'plain' }) }
  if (main.roof === 'flat')
    return volumeOf(plan, roles, { x, z, w: width, d: reach, axis: 'x', wallHeight: wallHeight + 0.45 })
  const ridge = wallHeight + (Math.tan(pitch) * width) / 2
  const meets = (y: number) => front + Math.max(0, (y - main.wallHeight) / Math.tan(main.pitch))
  const join = { ridge: Math.min(main.z, meets(ridge)) - z, eave: meets(wallHeight) - z }
  const roof = plan.roofing === 'thatch' && plan.random.chance(0.3) ? 'half' : 'gable'
  return volumeOf(plan, roles, { x, z, w: width, d: reach, axis: 'z', roof, pitch, wallHeight, join })
}

/** A gable in the middle of the front. */
function tee(plan: Plan): Volume[] {
  const { random, depth, length, pitch, wallHeight } = plan
  const main = volumeOf(plan, allAround, { x: 0, z: 0, w: length, d: depth, axis: 'x', ...mainRoof(plan) })
  const [width, reach] = [Math.min(random.range(2.8, 4), depth * 0.66), random.range(0.25, 1.3)]
  const wing = {
    x: length * random.range(-0.16, 0.16),
    width,
    reach,
    pitch: Math.max(pitch, 0.6),
    wallHeight: wallHeight + 0.05,
  }
  return [main, wingOf(plan, main, wing, 'glassGable'), ...dormersOf(plan, main, wing.x)]
}

/** Two volumes side by side, one set back. */
function stagger(plan: Plan): Volume[] {
  const { random, depth, length, wallHeight } = plan
  const side = random.sign()
  const w = length * 1.06 * random.range(0.54, 0.62)
  const other = length * 1.06 - w
  const [inner, outer] = side > 0 ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const roof = mainRoof(plan)
  const main = volumeOf(
    plan,
    { ...allAround, [inner]: 'plain' },
    { x: -side * (other / 2), z: 0, w, d: depth, axis: 'x', ...roof },
  )
  const second = {
    x: side * (w / 2),
    z: random.range(1.2, 2.4),
    w: other,
    d: depth * 0.86,
    axis: 'x',
    ...roof,
    wallHeight: wallHeight - 0.15,
  } as const
  return [main, volumeOf(plan, { ...allAround, [outer]: undefined }, second)]
}

/** Two gabled houses with a low link of glass. */
function twin(plan: Plan): Volume[] {
  const { random, depth, length } = plan
  const width = Math.min(5.6, Math.max(4.4, length * 0.4))
  const gap = 2.4
  const d = depth + random.range(1, 2.6)
  const x = (random.sign() * (width + gap)) / 2
  const ends: Roles = { front: 'glassGable', back: 'gable', left: 'plain', right: 'plain' }
  const link = { x: 0, z: 0.4, w: gap, d: d * 0.5, axis: 'x', roof: 'flat', wallHeight: 2.3 } as const
  return [
    volumeOf(plan, ends, { x: -x, z: 0, w: width, d, axis: 'z' }),
    volumeOf(plan, { front: 'glassGable', back: 'entrance' }, link),
    volumeOf(plan, ends, { x, z: random.range(0, 1.8), w: width * 0.9, d, axis: 'z' }),
  ]
}

/** A long low box and a higher one. */
function boxes(plan: Plan): Volume[] {
  const { random, depth, length, wallHeight, details } = plan
  const side = random.sign()
  const w = length * 0.42
  const high = wallHeight + (details.has('upstairs') ? 1.75 : random.range(0.45, 0.8))
  const tall = {
    x: side * (length / 2 - w / 2),
    z: -random.range(0.3, 1.1),
    w,
    d: depth,
    axis: 'x',
    wallHeight: high,
    pitch: 0.12,
  } as const
  const low = { x: -side * (w / 2), z: 0.3, w: length - w, d: depth * 0.86, axis: 'x', roof: 'flat' } as const
  const roles: Roles = { front: 'terrace', back: 'entrance', left: 'plain', right: 'plain' }
  return [volumeOf(plan, allAround, low), volumeOf(plan, roles, { ...tall, roof: random.pick(['flat', 'shed']) })]
}

/** A roof that reaches almost to the ground. */
function tent(plan: Plan): Volume[] {
  const w = plan.depth
  const main = volumeOf(plan, {}, { x: 0, z: 0, w, d: Math.max(6, plan.length * 0.8), axis: 'z' })
  const pane = (t: number, width: number, h: number, kind: 'glass' | 'door') => ({
    s: (w - width) / 2,
    t,
    w: width,
    h,
    kind,
  })
  const back = [pane(0.12, 0.95, 2, 'door'), pane(2.5, 0.9, 0.9, 'glass')]
  return [{ ...main, openings: { front: [pane(0.16, w * 0.5, 2, 'glass'), pane(2.5, w * 0.3, 1.2, 'glass')], back } }]
}

const layouts: Record<Layout, (plan: Plan) => Volume[]> = { bar, ell, tee, stagger, twin, boxes, tent }

/** The living house and, along it or in front of one end, the hall with the pool behind glass. */
function poolVolumes(plan: Plan): Volume[] {
  const { random, depth, length, wallHeight, pitch } = plan
  const side = random.sign()
  const hall = Math.min(9, length * 0.48)
  const isAlong = random.chance(0.5)
  const glass = (span: number) => [{ s: 0.35, t: 0.14, w: span - 0.7, h: wallHeight - 0.35, kind: 'pool' as const }]
  const main = volumeOf(plan, allAround, {
    x: isAlong ? -side * (hall / 2) : 0,
    z: 0,
    w: isAlong ? length - hall : length,
    d: depth,
    axis: 'x',
  })
  const [reach, width] = [random.range(3.4, 4.6), Math.min(hall, depth + 0.4)]
  const along = {
    x: side * ((length - hall) / 2),
    z: -0.7,
    w: hall,
    d: depth + 0.6,
    axis: 'x',
    wallHeight: wallHeight + 0.15,
  } as const
  const wing = { x: side * (length / 2 - width / 2), width, reach, pitch, wallHeight }
  const pool = isAlong ? volumeOf(plan, { back: 'entrance' }, along) : wingOf(plan, main, wing, 'plain')
  return [
    main,
    { ...pool, openings: { ...pool.openings, front: glass(pool.w), left: glass(pool.d), right: glass(pool.d) } },
  ]
}

/** Dormers where there are rooms upstairs, and now and then in a straw roof. */
function dormersOf(plan: Plan, main: Volume, beside?: number): Volume[] {
  const { random, details, roofing, pitch, glazed } = plan
  if (plan.isFlat || pitch < 0.7 || glazed) return []
  if (!details.has('upstairs') && !(roofing === 'thatch' && random.chance(0.3))) return []
  const at = beside === undefined ? [-0.24, 0.24] : [beside > 0 ? -0.3 : 0.3]
  return at.map((share) => dormerOf(main, share * main.w))
}

function dormerOf(main: Volume, x: number): Volume {
  const slope = Math.tan(main.pitch)
  const front = main.z - main.d / 2
  const [base, w, pitch, z] = [main.wallHeight + slope * 0.5, 1.5, 0.6, front + 1]
  const wallHeight = base + 0.95
  const meets = (y: number) => front + (y - main.wallHeight) / slope - z
  const join = { ridge: meets(wallHeight + (Math.tan(pitch) * w) / 2), eave: meets(wallHeight) }
  const openings = { front: [{ s: 0.28, t: base + 0.18, w: w - 0.56, h: 0.72, columns: 2, rows: 1 }] }
  return { x, z, w, d: 1, axis: 'z', roof: 'gable', base, wallHeight, pitch, join, openings }
}

const ridgeOf = ({ wallHeight, pitch, w, d, axis, roof }: Volume) =>
  wallHeight + (roof === 'flat' ? 0.3 : Math.tan(pitch) * (roof === 'shed' ? d : (axis === 'x' ? d : w) / 2))

function extentOf(volumes: readonly Volume[]) {
  return {
    left: Math.min(...volumes.map(({ x, w }) => x - w / 2)),
    right: Math.max(...volumes.map(({ x, w }) => x + w / 2)),
    front: Math.min(...volumes.map(({ z, d }) => z - d / 2)),
    back: Math.max(...volumes.map(({ z, d }) => z + d / 2)),
    top: Math.max(...volumes.map(ridgeOf)) + 0.3,
  }
}

function chimneysOf({ random, details, glazed, roofing }: Plan, main: Volume | undefined): Building['chimneys'] {
  if (main === undefined || !decide(details, 'stove', random.chance(0.8))) return []
  const along = random.range(-0.3, 0.3)
  const brick =
    roofing === 'thatch'
      ? random.pick(['#f3eee3', '#a0573f'])
      : random.pick(['#a0573f', '#8d4d3a', '#e6e0d4', '#5b5d60'])
  const isSlab = main.roof === 'flat' || main.roof === 'shed'
  const [x, z] = main.axis === 'x' ? [main.x + along * main.w, main.z] : [main.x, main.z + along * main.d]
  return [
    {
      x,
      z,
      y: isSlab
        ? main.wallHeight + 0.3 + (main.roof === 'shed' ? (Math.tan(main.pitch) * main.d) / 2 : 0)
        : ridgeOf(main),
      color: glazed ? '#33383c' : brick,
    },
  ]
}

/** The deck in front of the longest free stretch of the house. */
function terraceOf({ random }: Plan, volumes: readonly Volume[]): Building['terrace'] {
  const [main] = volumes
  if (main === undefined) return { x: 0, z: 0, w: 4, d: 3 }
  const face = main.z - main.d / 2
  const wing = volumes.find((one) => one !== main && !one.base && (one.join || one.z - one.d / 2 < face - 1))
  const [left, right] = [main.x - main.w / 2, main.x + main.w / 2]
  const from = wing && wing.x <= main.x ? wing.x + wing.w / 2 : left
  const to = wing && wing.x > main.x ? wing.x - wing.w / 2 : right
  const w = Math.min(to - from, Math.max(3.6, (to - from) * random.range(0.5, 1)))
  const slack = (to - from - w) / 2
  return { x: (from + to) / 2 + slack * random.range(-1, 1), z: face, w, d: random.range(2.4, 3.6) }
}

/** A small house for guests, in the manner of the main one. */
export function planAnnexe({ volumes, isGlazed }: Building, x: number, z: number): Volume {
  const [main] = volumes
  const isFlat = main?.roof === 'flat' || main?.roof === 'shed'
  const window = (s: number) => ({ s, t: 0.85, w: 1.2, h: 1, columns: 2 })
  const glass = { s: 0.9, t: 0.14, w: 2, h: 1.9, kind: 'glass' } as const
  const front = isGlazed ? [glass] : [window(0.5), { s: 2.4, t: 0.12, w: 0.9, h: 1.95, kind: 'door' as const }]
  const openings = { front, back: [window(1.2)], left: [window(1.2)], right: [window(1.2)] }
  return {
    x,
    z,
    w: 3.8,
    d: 3.6,
    axis: 'x',
    roof: isFlat ? 'flat' : 'gable',
    wallHeight: 2.15,
    pitch: Math.min(main?.pitch ?? 0.5, 0.7),
    openings,
  }
}
