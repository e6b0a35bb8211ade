import type { OpenAir } from '../core/context.ts'
import type { Drawing } from '../core/drawing.ts'
import { whole as n } from '../core/path-data.ts'
import type { Random } from '../core/random.ts'
import type { Clump } from './grass.ts'

type Look = { stalk: string; head: string; kind: 'daisy' | 'spike' | 'reed' }

/** Paints tufts of flowers: round heads, spikes such as lupins, or reeds. Each tuft is drawn once, 100 units tall. */
export function paintFlowers(
  { drawing, random }: OpenAir,
  clumps: readonly Clump[],
  { stalk, head, kind }: Look,
): void {
  for (const { x, y, size } of clumps) {
    const key = `${kind} ${random.int(0, 1)} ${stalk} ${head}`
    const shape = drawing.symbolOnce(key, () => drawTuft(drawing, random.fork(key), { stalk, head, kind }))
    drawing.use(shape, x, y, (size / 100) * random.sign(), size / 100)
  }
}

function drawTuft(drawing: Drawing, random: Random, { stalk, head, kind }: Look): void {
  let [stalks, heads] = ['', '']
  const count = kind === 'daisy' ? 7 : kind === 'spike' ? 5 : 9
  for (let i = 0; i < count; i++) {
    const x = random.range(-22, 22)
    const lean = random.range(-14, 18)
    const height = random.range(60, 104)
    stalks += `M${n(x * 0.4)} 2Q${n(x)} ${n(-height * 0.5)} ${n(x + lean)} ${n(-height)}`
    if (kind === 'daisy') heads += `M${n(x + lean)} ${n(-height)}h.1`
    else if (kind === 'spike') heads += `M${n(x + lean * 0.8)} ${n(38 - height)}L${n(x + lean)} ${n(-height)}`
    else if (i % 3 === 0) heads += `M${n(x + lean - 1)} ${n(4 - height)}v14`
  }
  drawing.path(stalks, { stroke: stalk, 'stroke-width': kind === 'reed' ? 3 : 2.2, fill: 'none' })
  drawing.path(heads, {
    stroke: head,
    'stroke-width': kind === 'daisy' ? 11 : 8,
    'stroke-linecap': 'round',
    fill: 'none',
  })
}
