import { expect, test } from 'vitest'
import { around, outside, overlap, placePills } from './area.ts'

const rules = { widthOf: (text: string) => text.length * 10, height: 30, max: 120 }
const request = (thing: string, x: number, y: number, ...texts: string[]) => ({ thing, spot: { x, y }, texts })

test('prices never overlap: the second moves aside, one without room becomes a dot', () => {
  const requests = ['a', 'b', 'c', 'd'].map((thing) => request(thing, 100, 100, '694 €'))
  const placed = placePills(requests, [], { ...rules, height: 20 })
  expect(placed.map(({ thing }) => thing)).toEqual(['a', 'b', 'c'].slice(0, placed.length))
  const apart = placePills([request('a', 100, 100, '694 €'), request('b', 100, 110, '700 €')], [], rules)
  expect(apart.map(({ thing, aside }) => [thing, aside.x, aside.y])).toEqual([
    ['a', 0, 0],
    ['b', 0, 24],
  ])
})

test('a group shortens its text if the long one would cover the name of a place', () => {
  const names = [around({ x: 150, y: 100 }, 60, 90), around({ x: 50, y: 100 }, 60, 90)]
  const [placed] = placePills([request('group', 100, 100, '84 ab 694 €', '84')], names, rules)
  expect(placed?.text).toBe('84')
})

test('a group among names is placed beside its spot, over the sea', () => {
  const names = [
    [125, 100],
    [100, 70],
    [100, 130],
  ].map(([x = 0, y = 0]) => around({ x, y }, 60, 18))
  const [placed] = placePills([request('group', 100, 100, '84 ab 694 €')], names, rules)
  expect(placed?.aside.x).toBeLessThan(-60)
})

test('no pin touches a name or another pin, regardless of the number of houses', () => {
  const names = [around({ x: 200, y: 200 }, 90, 20), around({ x: 300, y: 320 }, 70, 20)]
  const requests = Array.from({ length: 600 }, (_, index) =>
    request(String(index), (index * 7919) % 400, (index * 104_729) % 600, '1.204 €'),
  )
  const placed = placePills(requests, names, rules)
  const areas = placed.map(({ thing, text, aside }) => {
    const { spot } = requests[Number(thing)] ?? request('', 0, 0)
    return around({ x: spot.x + aside.x, y: spot.y + aside.y }, rules.widthOf(text), rules.height)
  })
  const all = [...names, ...areas]
  const clashes = all.filter((area, index) => all.slice(index + 1).some((other) => overlap(area, other)))
  expect(clashes).toEqual([])
  expect(placed.length).toBeGreaterThan(40)
  expect(placed.length).toBeLessThanOrEqual(rules.max)
})

test('a pin near the edge moves in rather than being cut off; in a corner without room it is a dot', () => {
  const edges = outside({ width: 400, height: 600 })
  const [moved] = placePills([request('edge', 4, 300, '39 ab 1.027 €')], edges, rules)
  expect(4 + (moved?.aside.x ?? 0) - rules.widthOf('39 ab 1.027 €') / 2).toBeGreaterThanOrEqual(0)
  expect(placePills([request('corner', 1, 1, '39 ab 1.027 €')], outside({ width: 60, height: 40 }), rules)).toEqual([])
})
