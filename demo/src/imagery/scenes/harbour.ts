import { lighten, mix } from '../core/color.ts'
import type { SceneContext } from '../core/context.ts'
import { horizonColor } from '../core/moods.ts'
import { round } from '../core/path-data.ts'
import { paintBirds } from '../landscape/birds.ts'
import { drawBoat } from '../landscape/boat.ts'
import { paintDune } from '../landscape/dune.ts'
import { paintSky } from '../landscape/sky.ts'
import { drawSpire, drawTownHouse, type TownHouse } from '../landscape/town.ts'

const paints = ['#b8503e', '#e7c57e', '#f1ebdf', '#4c6a7d', '#d99b72', '#7d9a8b', '#2f3a42', '#e4d3b8', '#9d3f35']

/** Paints a small harbour: gabled houses on the quay, fishing boats, reflections. */
export function harbour(context: SceneContext): void {
  const { drawing, random, mood } = context
  const W = drawing.width
  const quay = random.range(440, 475)
  paintSky(context, quay)
  const colors = [mood.far, mood.far, mood.far] as const
  paintDune(context, { base: quay - 40, amplitude: 30, wavelength: 300, bottom: quay + 10, haze: 0.35, colors })
  const houses = planHouses(context)
  for (const house of houses) drawTownHouse(context, house, quay)
  if (random.chance(0.6)) drawSpire(context, W * random.range(0.2, 0.8), quay - 120)
  paintQuay(context, quay)
  paintBasin(context, houses, quay)
  const boats = random.int(2, 3)
  for (let i = 0; i < boats; i++) {
    const x = W * ((i + 0.5) / boats) + random.range(-60, 60)
    drawBoat(context, x, quay + random.range(95, 190) + (i % 2) * 50, random.range(0.85, 1.25))
  }
  paintRipples(context, quay)
  paintBirds(context, { x: W * 0.5, y: 150, spread: 220, count: 6 })
}

/** Plans a row of houses in which no two neighbours have the same colour. */
function planHouses({ drawing, random }: SceneContext): TownHouse[] {
  const houses: TownHouse[] = []
  for (let x = -30; x < drawing.width + 20; ) {
    const width = random.range(92, 150)
    const [first = '#f1ebdf', ...others] = paints.filter((paint) => paint !== houses.at(-1)?.wall)
    houses.push({
      x,
      width,
      wall: random.pick([first, ...others]),
      height: random.range(80, 150),
      gableFront: random.chance(0.55),
      roof: random.pick(['#8d4536', '#4a4f57', '#a3553f', '#6d5a4c']),
    })
    x += width + (random.chance(0.2) ? random.range(14, 50) : 2)
  }
  return houses
}

function paintQuay({ drawing, random, mood }: SceneContext, quay: number): void {
  const W = drawing.width
  const stone = [mix('#b5a68e', mood.light, 0.2), mix('#7d7468', mood.shadow, 0.35)]
  drawing.rect(0, quay, W, 26, { fill: drawing.gradient(stone) })
  const joint = (_: unknown, i: number) => `M${round(i * 64 + 20)} ${round(quay + 7)}v19`
  drawing.path(Array.from({ length: Math.ceil(W / 64) }, joint).join(''), {
    stroke: mix('#5e574e', mood.shadow, 0.4),
    'stroke-width': 2,
    opacity: 0.5,
  })
  for (let x = 30; x < W; x += random.range(90, 150)) drawing.rect(x, quay - 9, 9, 12, { fill: '#3a4148', rx: 3 })
}

/** Paints the water with the reflections of the houses. */
function paintBasin({ drawing, mood }: SceneContext, houses: readonly TownHouse[], quay: number): void {
  const [, middle, deep] = mood.sea
  const water = drawing.gradient([mix(middle, deep, 0.6), mix(deep, middle, 0.25), deep])
  drawing.rect(0, quay + 26, drawing.width, 800 - quay, { fill: water })
  const mirror = {
    opacity: 0.34,
    filter: drawing.blur(7),
    transform: `translate(0 ${round(2 * quay + 50)}) scale(1 -1)`,
  }
  drawing.group(mirror, () => {
    for (const { x, width, wall, height, roof } of houses) {
      const top = quay - height
      const gable = [
        [x, quay],
        [x, top],
        [x + width / 2, top - width * 0.5],
        [x + width, top],
      ] as const
      drawing.polygon([...gable, [x + width, quay]], { fill: roof })
      drawing.rect(x, top, width, height, { fill: wall })
    }
  })
}

function paintRipples({ drawing, random, mood }: SceneContext, quay: number): void {
  let ripple = ''
  for (let i = 0; i < 110; i++) {
    const t = random.next() ** 1.3
    const x = random.range(0, drawing.width)
    ripple += `M${round(x)} ${round(quay + 40 + t * 320)}h${round((10 + 70 * t) * random.range(0.5, 1.2))}`
  }
  drawing.path(ripple, {
    stroke: lighten(horizonColor(mood), 0.2),
    'stroke-width': 2,
    'stroke-linecap': 'round',
    opacity: 0.3,
    fill: 'none',
  })
}
