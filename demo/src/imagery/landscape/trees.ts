import { lighten, mix } from '../core/color.ts'
import type { OpenAir } from '../core/context.ts'
import { whole as n } from '../core/path-data.ts'
import { drawCrown, drawLeaves, type Lobe, lobesPath, moved } from './foliage.ts'

export type TreeKind = 'pine' | 'dwarf-pine' | 'spruce' | 'birch' | 'leafy' | 'fruit' | 'juniper' | 'hawthorn'
export type TreePlace = { x: number; y: number; height: number }

/** Height of a tree that is drawn once, before it is scaled. */
const unit = 200

/** Paints trees, back to front; a few shapes of a kind are reused at different sizes. */
export function paintTrees(context: OpenAir, kind: TreeKind, places: readonly TreePlace[], shapes = 2): void {
  const { drawing, random, mood } = context
  for (const { x, y, height } of [...places].sort((a, b) => a.y - b.y)) {
    const key = `${kind} ${random.int(1, shapes)} ${mood.tree.join()}`
    const shape = drawing.symbolOnce(key, () => drawTree({ ...context, random: random.fork(key) }, kind))
    const scale = height / unit
    drawing.use(shape, x, y, scale * random.sign() * random.range(0.9, 1.1), scale)
  }
}

function drawTree(context: OpenAir, kind: TreeKind): void {
  const { drawing, mood } = context
  drawing.ellipse(8, 1, kind === 'juniper' ? 24 : 44, 5, { fill: mood.shadow, opacity: 0.2 })
  const isBare = mood.season === 'winter' || mood.season === 'snow'
  if (kind === 'spruce') drawSpruce(context)
  else if (kind === 'juniper') drawJuniper(context)
  else if (kind === 'pine' || kind === 'dwarf-pine') drawPine(context, kind === 'pine')
  else if (isBare) drawBareTree(context, kind === 'birch')
  else if (kind === 'birch') drawBirch(context)
  else drawLeafyTree(context, kind)
}

function drawPine(context: OpenAir, isTall: boolean): void {
  const { drawing, random, mood } = context
  const lean = random.range(-12, 16)
  const [low, high] = isTall ? [-96, -182] : [-50, -156]
  const count = isTall ? random.int(6, 8) : random.int(7, 9)
  const lobes = Array.from({ length: count }, (_, i): Lobe => {
    const t = i / (count - 1)
    const side = i === count - 1 ? 0 : i % 2 ? 1 : -1
    const spread = isTall ? 32 - 20 * t : 50 - 34 * t
    const rx = (isTall ? 32 - 12 * t : 44 - 20 * t) * random.range(0.8, 1.2)
    const x = lean * (0.4 + t * 0.6) + side * spread * random.range(0.6, 1.15)
    return { x, y: low + (high - low) * t + random.range(-8, 8), rx, ry: rx * random.range(0.34, 0.46) }
  })
  const bark = drawing.gradient([
    mix(mood.grade('#b98059'), mood.shadow, 0.1),
    mix(mood.grade('#6d4e3c'), mood.shadow, 0.2),
  ])
  const half = isTall ? 4 : 6
  drawing.path(
    `M${-half} 2q${n(lean * 0.1)} -70 ${n(lean + half - 1)} ${n(high + 8)}l2 0q${n(-lean * 0.3 + 3)} 70 ${n(-lean + half - 2)} ${n(-high - 8)}Z`,
    { fill: bark },
  )
  const limbs = lobes.map(({ x, y }) => `M${n(lean * 0.7)} ${n(y + 20)}Q${n(x * 0.5)} ${n(y + 13)} ${n(x)} ${n(y + 2)}`)
  drawing.path(limbs.join(''), {
    stroke: mix(mood.grade('#7d5a43'), mood.shadow, 0.2),
    'stroke-width': 2,
    fill: 'none',
  })
  const [light, dark] = mood.tree
  const shade = mix(dark, mood.shadow, 0.24)
  const top = mood.season === 'snow' ? lighten(mood.sand[0], 0.5) : mix(light, mood.light, 0.14)
  drawLeaves(context, lobes, { count: 54, size: 4.4, reach: 1.08, fill: shade })
  drawing.path(lobesPath(random, lobes), { fill: shade })
  drawing.path(lobesPath(random, moved(lobes, 0.84, -0.06, -0.2)), { fill: mix(dark, light, 0.55) })
  drawLeaves(context, moved(lobes, 0.76, -0.06, -0.42), { count: 56, size: 3.6, reach: 1, fill: top })
}

function drawSpruce({ drawing, random, mood }: OpenAir): void {
  drawing.rect(-4, -20, 8, 22, { fill: mood.grade('#6d4e3c') })
  const tiers = 9
  const outline = (share: number, drop: number) => {
    let [left, right] = ['', '']
    for (let i = 1; i <= tiers; i++) {
      const t = i / tiers
      const half = (6 + 44 * t) * share * random.range(0.86, 1.1)
      const y = -unit + (unit - 12) * t + drop
      left += `Q${n(-half * 0.5)} ${n(y - 3)} ${n(-half)} ${n(y)}L${n(-half * 0.6)} ${n(y - 5)}`
      right = `L${n(half * 0.6)} ${n(y - 5)}L${n(half)} ${n(y)}Q${n(half * 0.5)} ${n(y - 3)} ${n(half * 0.4)} ${n(y - 14)}${right}`
    }
    return `M0 ${n(-unit + drop)}${left}L0 ${n(-8 + drop)}${right}Z`
  }
  const [light, dark] = mood.tree
  drawing.path(outline(1, 0), { fill: mix(dark, mood.shadow, 0.22) })
  drawing.path(outline(0.74, -7), { fill: mix(dark, light, 0.45) })
  const snow = lighten(mood.sand[0], 0.5)
  drawing.path(outline(0.36, -12), { fill: mood.season === 'snow' ? snow : light, opacity: 0.55 })
}

function drawJuniper(context: OpenAir): void {
  const { drawing, random, mood } = context
  const [light, dark] = mood.tree
  const lobes = Array.from({ length: 6 }, (_, i): Lobe => {
    const rx = (34 - Math.abs(i - 1.6) * 6) * random.range(0.9, 1.1)
    return { x: random.range(-6, 6), y: -20 - 29 * i, rx, ry: 26 }
  })
  const shade = mix(dark, mood.shadow, 0.22)
  drawLeaves(context, lobes, { count: 56, size: 4.6, reach: 1.08, fill: shade })
  drawing.path(lobesPath(random, lobes), { fill: shade })
  drawing.path(lobesPath(random, moved(lobes, 0.7, -0.15, 0)), { fill: mix(dark, light, 0.5) })
  drawLeaves(context, moved(lobes, 0.5, -0.26, 0), { count: 44, size: 4, reach: 1, fill: light })
}

function drawBirch(context: OpenAir): void {
  const { drawing, random, mood } = context
  const bark = mood.grade('#ece7dc')
  const lean = random.range(-12, 12)
  const trunk = (x: number, to: number, width: number) =>
    `M${n(x)} 2Q${n(x + to * 0.2)} -80 ${n(x + to)} -176l1 0Q${n(x + to * 0.2 + width)} -80 ${n(x + width)} 2Z`
  const trunks = trunk(-3, lean, 6) + (random.chance(0.6) ? trunk(3, lean + 16 * random.sign(), 4) : '')
  drawing.path(trunks, { fill: drawing.gradient([bark, mix(bark, mood.shadow, 0.4)], 'right') })
  let marks = ''
  for (let y = -10; y > -110; y -= random.range(7, 16))
    marks += `M${n(-2 + lean * (y / -300))} ${n(y)}h${n(random.range(1, 4))}`
  drawing.path(marks, { stroke: mood.grade('#4a4743'), 'stroke-width': 1.6, fill: 'none' })
  const lobes = Array.from({ length: 10 }, (_, i): Lobe => {
    const t = i / 9
    const rx = (27 - 18 * Math.abs(t - 0.35)) * random.range(0.7, 1.1)
    return { x: lean * 0.8 * t + random.range(-22, 22) * (1.1 - t), y: -58 - 128 * t, rx, ry: rx * 0.86 }
  })
  const [light, dark] = mood.leaf
  drawing.path(lobesPath(random, lobes), { fill: mix(dark, light, 0.25), opacity: 0.5 })
  drawLeaves(context, lobes, { count: 92, size: 4.4, reach: 1.1, fill: mix(dark, mood.shadow, 0.16) })
  drawLeaves(context, lobes, { count: 84, size: 4.4, reach: 0.95, fill: mix(dark, light, 0.6) })
  drawLeaves(context, moved(lobes, 1, -0.2, -0.24), {
    count: 70,
    size: 3.8,
    reach: 0.85,
    fill: mix(light, mood.light, 0.2),
  })
}

function drawLeafyTree(context: OpenAir, kind: TreeKind): void {
  const { drawing, random, mood } = context
  const skew = kind === 'hawthorn' ? 40 : 0
  const [top, high, wide] = kind === 'leafy' ? [-126, 48, 48] : [-112, 34, 50]
  const bark = mix(mood.grade('#7b6350'), mood.shadow, 0.2)
  drawing.path(`M-6 2Q-2 -40 ${n(skew * 0.2 - 3)} -90L${n(skew * 0.3 + 3)} -90Q4 -40 7 2Z`, { fill: bark })
  drawing.path(`M0 -56Q-10 -74 -26 -92M1 -50Q14 -72 26 -88`, { stroke: bark, 'stroke-width': 4, fill: 'none' })
  const lobes = Array.from({ length: 12 }, (_, i): Lobe => {
    const angle = i * 2.4
    const ring = Math.sqrt(i / 12)
    const y = top + Math.sin(angle) * high * ring
    const rx = random.range(22, 31)
    return { x: Math.cos(angle) * wide * ring + skew * ((-y - 60) / 90), y, rx, ry: rx * random.range(0.76, 0.92) }
  })
  drawCrown(context, lobes, mood.leaf, 4.4)
  const [blossom, pale] = mood.flowers
  if (blossom === undefined || kind === 'leafy') return
  const isSpring = mood.season === 'spring'
  drawLeaves(context, lobes, { count: isSpring ? 110 : 26, size: 0, reach: 0.95, fill: blossom })
  if (isSpring && pale !== undefined) drawLeaves(context, lobes, { count: 60, size: 0, reach: 0.95, fill: pale })
}

function drawBareTree({ drawing, random, mood }: OpenAir, isBirch: boolean): void {
  const strokes = ['', '', '']
  const grow = (x: number, y: number, angle: number, length: number, depth: number) => {
    const [tx, ty] = [x + Math.sin(angle) * length, y - Math.cos(angle) * length]
    strokes[Math.min(2, depth)] +=
      `M${n(x)} ${n(y)}Q${n((x + tx) / 2 + random.range(-5, 5))} ${n((y + ty) / 2)} ${n(tx)} ${n(ty)}`
    if (depth >= 4) return
    const count = depth === 0 ? 3 : 2
    for (let i = 0; i < count; i++) {
      const bend = (i - (count - 1) / 2) * random.range(0.5, 0.8) + random.range(-0.12, 0.12)
      grow(tx, ty, angle * 0.9 + bend, length * random.range(0.62, 0.8), depth + 1)
    }
  }
  grow(0, 2, random.range(-0.08, 0.08), 58, 0)
  const bark = mood.grade(isBirch ? '#d8d2c6' : '#6b594b')
  const twig = mix(mood.grade('#6f5748'), mood.air, 0.18)
  const tones = [bark, mix(bark, twig, 0.5), twig]
  for (const [i, width] of [6, 3, 1.4].entries()) {
    drawing.path(strokes[i] ?? '', { stroke: tones[i], 'stroke-width': width, 'stroke-linecap': 'round', fill: 'none' })
  }
  if (mood.season === 'snow') drawing.path(strokes[1] ?? '', { stroke: '#f4f6f8', 'stroke-width': 1.3, fill: 'none' })
}
