import { expect, test } from 'vitest'
import { parseDetails } from '../core/details.ts'
import { createDrawing } from '../core/drawing.ts'
import { homeTraits } from '../core/home-traits.ts'
import { createMood } from '../core/moods.ts'
import { createRandom } from '../core/random.ts'
import { createFrame } from '../house/frame.ts'
import { planBuilding } from '../house/plan-building.ts'
import { chooseViewpoint, createHouseStage } from './viewpoint.ts'

const families = ['thatched', 'wood', 'modern', 'pool', 'any'] as const
const facts = ['land-tiny-cabin', 'sea-large', 'land-huge-upstairs', 'land-small-timber-covered', 'land-new'].map(
  parseDetails,
)

/** Corners of the roofs and walls in a picture of 1200 × 800. */
function cornersOf(seed: string, variant: number, index: number): (readonly [x: number, y: number])[] {
  const home = homeTraits(seed)
  const details = facts[index % facts.length] ?? new Set()
  const building = planBuilding(home.building, families[index % families.length] ?? 'any', details)
  const drawing = createDrawing({ width: 1200, height: 800, idPrefix: 't' })
  const random = createRandom(seed)
  const mood = createMood('day', 'summer')
  const context = { drawing, random, mood, moodName: 'day', home, details, seed, variant } as const
  const stage = createHouseStage(context, building, chooseViewpoint(home.building, variant, details.has('sea')))
  return building.volumes.flatMap((volume) => {
    const { halfA, halfB, toScreen, roofAt } = createFrame(stage, volume)
    return [-halfA, halfA].flatMap((a) => [
      ...[-halfB, 0, halfB].map((b) => toScreen(a, roofAt(b), b)),
      ...[-halfB, halfB].map((b) => toScreen(a, 0, b)),
    ])
  })
}

test('crops to 1:1, 4:3 and 16:9 keep the whole house', () => {
  const cut: string[] = []
  for (let i = 0; i < 300; i++) {
    for (const variant of [0, 1]) {
      const [xs, ys] = [0, 1].map((axis) => cornersOf(`h${i}`, variant, i).map((corner) => corner[axis] ?? 0))
      const isWhole = xs?.every((x) => x > 200 && x < 1000) && ys?.every((y) => y > 63 && y < 737)
      if (!isWhole)
        cut.push(
          `h${i}/${variant}: ${Math.min(...(xs ?? []))} to ${Math.max(...(xs ?? []))}, ${Math.min(...(ys ?? []))} to ${Math.max(...(ys ?? []))}`,
        )
    }
  }
  expect(cut).toEqual([])
})
