import { mix } from '../core/color.ts'
import type { OpenAir } from '../core/context.ts'
import { whole } from '../core/path-data.ts'
import { drawSoftEllipse } from '../core/soft-shapes.ts'

export type ShrubPlace = { x: number; y: number; width: number; height: number }

const width = 160
const height = 52
const lumps = Math.max(4, Math.round(width / 34))

/** Paints round shrubs, with roses if a colour is given; two shapes are reused at different sizes. */
export function paintShrubs(context: OpenAir, places: readonly ShrubPlace[], flowers?: string): void {
  const { drawing, random } = context
  const draw = () => drawing.symbolFrom(() => drawShrub(context, flowers))
  const shapes = [draw(), draw()] as const
  for (const place of [...places].sort((a, b) => a.y - b.y)) {
    const shape = random.pick(shapes)
    drawing.use(shape, place.x, place.y, (place.width / width) * random.sign(), place.height / height)
  }
}

/** Draws a heap of foliage with a lit top; its base is at the origin. */
function drawShrub(context: OpenAir, flowers: string | undefined): void {
  const { drawing, mood } = context
  const [light, dark] = [mix(mood.tree[0], mood.lawn[1], 0.38), mix(mood.tree[1], mood.lawn[1], 0.38)]
  drawSoftEllipse({ drawing, blur: 6, fill: mood.shadow, opacity: 0.3 }, [0, 2], [width * 0.55, 7])
  const layers = [
    [1, dark],
    [0.82, mix(dark, light, 0.6)],
    [0.6, mix(light, mood.light, 0.1)],
    [0.38, mix(light, mood.light, 0.24)],
  ] as const
  for (const [layer, fill] of layers) drawing.path(foliagePath(context, layer), { fill })
  if (flowers !== undefined) drawing.path(flowerPath(context), { fill: flowers })
}

function foliagePath({ random }: OpenAir, layer: number): string {
  let d = ''
  for (let i = 0; i < lumps; i++) {
    const t = (i + 0.5) / lumps - 0.5
    const r = (height * 0.36 + width * 0.06) * random.range(0.7, 1.1) * (0.55 + layer * 0.45)
    const cx = t * width * layer + (1 - layer) * width * -0.12
    const cy = -height * (1 - layer * 0.62) * Math.cos(t * 2.2) * random.range(0.75, 1) - r * 0.25
    const top = `a${whole(r)} ${whole(r * 0.86)} 0 1 1 ${whole(2 * r)} 0`
    const bottom = `a${whole(r)} ${whole(r * 0.8)} 0 1 1 ${whole(-2 * r)} 0`
    d += `M${whole(cx - r)} ${whole(Math.min(cy, -r * 0.2))}${top}${bottom}`
  }
  return d
}

function flowerPath({ random }: OpenAir): string {
  let d = ''
  for (let i = 0; i < lumps * 2.4; i++) {
    const r = random.range(2.4, 4.6)
    const x = random.range(-0.48, 0.48) * width
    const y = -random.range(0.1, 0.95) * height
    const half = `a${whole(r)} ${whole(r)} 0 1 1`
    d += `M${whole(x)} ${whole(y)}m${whole(-r)} 0${half} ${whole(2 * r)} 0${half} ${whole(-2 * r)} 0`
  }
  return d
}
