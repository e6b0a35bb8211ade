import { darken, mix } from '../core/color.ts'
import type { OpenAir } from '../core/context.ts'
import { whole } from '../core/path-data.ts'

const height = 200

type Crown = { cx: number; cy: number; rx: number }

/** Paints tall pines with bare trunks, as in plantations behind the dunes; two shapes are reused. */
export function paintPines(context: OpenAir, places: readonly { x: number; y: number; height: number }[]): void {
  const { drawing, random } = context
  const draw = () => drawing.symbolFrom(() => drawPine(context))
  const shapes = [draw(), draw()] as const
  for (const place of places) {
    const shape = random.pick(shapes)
    drawing.use(shape, place.x, place.y, (place.height / height) * random.sign(), place.height / height)
  }
}

function drawPine({ drawing, mood, random }: OpenAir): void {
  const lean = random.range(-0.05, 0.1) * height
  drawing.path(trunkPath(lean), { fill: mix('#7d5a43', mood.shadow, 0.35) })
  const levels = [
    [0.56, 0.2, -0.13],
    [0.66, 0.24, 0.1],
    [0.78, 0.22, -0.06],
    [0.9, 0.16, 0.04],
  ] as const
  const crowns: Crown[] = levels.map(([level, width, shift]) => ({
    cx: lean * level + shift * height * random.range(0.5, 1.2),
    cy: -height * level,
    rx: height * width * random.range(0.85, 1.1),
  }))
  const puffs = (shrink: number, drop: number) =>
    crowns.map((crown) => puffPath(crown, shrink, drop, () => random.range(0.85, 1.15))).join('')
  drawing.path(puffs(1, 3), { fill: darken(mood.tree[1], 0.05) })
  drawing.path(puffs(0.9, -2), { fill: mood.tree[0] })
  drawing.path(puffs(0.62, -height * 0.03), { fill: mix(mood.tree[0], mood.light, 0.22), opacity: 0.75 })
}

function trunkPath(lean: number): string {
  const left = `q${whole(lean * 0.2)} ${whole(-height * 0.5)} ${whole(lean)} ${whole(-height * 0.86)}`
  const end = `${whole(-lean + height * 0.022)} ${whole(height * 0.86)}`
  const right = `q${whole(-lean * 0.5)} ${whole(height * 0.4)} ${end}`
  return `M${whole(-height * 0.018)} ${whole(0)}${left}l${whole(height * 0.016)} 0${right}Z`
}

function puffPath({ cx, cy, rx }: Crown, shrink: number, drop: number, vary: () => number): string {
  let d = ''
  for (let i = 0; i < 4; i++) {
    const t = (i - 1.5) / 1.5
    const r = rx * (0.42 - 0.12 * Math.abs(t)) * shrink * vary()
    const x = cx + t * rx * 0.72 * shrink - r
    const y = cy + drop - (1 - t * t) * rx * 0.16
    const top = `a${whole(r)} ${whole(r * 0.72)} 0 1 1 ${whole(2 * r)} 0`
    d += `M${whole(x)} ${whole(y)}${top}a${whole(r)} ${whole(r * 0.6)} 0 1 1 ${whole(-2 * r)} 0`
  }
  return d
}
