import { expect, test } from 'vitest'
import { around, overlap, placePills } from './area.ts'

const rules = { widthOf: (text: string) => text.length * 10, height: 30, max: 120 }
const wish = (thing: string, x: number, y: number, ...texts: string[]) => ({ thing, spot: { x, y }, texts })

test('prices never overlap: the second moves aside, one without room becomes a dot', () => {
  const wishes = ['a', 'b', 'c', 'd'].map((thing) => wish(thing, 100, 100, '694 €'))
  const placed = placePills(wishes, [], { ...rules, height: 20 })
  expect(placed.map(({ thing }) => thing)).toEqual(['a', 'b', 'c'].slice(0, placed.length))
  const apart = placePills([wish('a', 100, 100, '694 €'), wish('b', 100, 110, '700 €')], [], rules)
  expect(apart.map(({ thing, aside }) => [thing, aside.x, aside.y])).toEqual([
    ['a', 0, 0],
    ['b', 0, 24],
  ])
})

test('a group shortens its text if the long one would cover the name of a place', () => {
  const names = [around({ x: 150, y: 100 }, 60, 90), around({ x: 50, y: 100 }, 60, 90)]
  const [placed] = placePills([wish('group', 100, 100, '84 ab 694 €', '84')], names, rules)
  expect(placed?.text).toBe('84')
})

test('a group among names is placed beside its spot, over the sea', () => {
  const names = [
    [125, 100],
    [100, 70],
    [100, 130],
  ].map(([x = 0, y = 0]) => around({ x, y }, 60, 18))
  const [placed] = placePills([wish('group', 100, 100, '84 ab 694 €')], names, rules)
  expect(placed?.aside.x).toBeLessThan(-60)
})

test('no pin touches a name or another pin, regardless of the number of houses', () => {
  const names = [around({ x: 200, y: 200 }, 90, 20), around({ x: 300, y: 320 }, 70, 20)]
  const wishes = Array.from({ length: 600 }, (_, index) =>
    wish(String(index), (index * 7919) % 400, (index * 104_729) % 600, '1.204 €'),
  )
  const placed = placePills(wishes, names, rules)
  const areas = placed.map(({ thing, text, aside }) => {
    const { spot } = wishes[Number(thing)] ?? wish('', 0, 0)
    return around({ x: spot.x + aside.x, y: spot.y + aside.y }, rules.widthOf(text), rules.height)
  })
  const all = [...names, ...areas]
  const clashes = all.filter((area, index) => all.slice(index + 1).some((other) => overlap(area, other)))
  expect(clashes).toEqual([])
  expect(placed.length).toBeGreaterThan(40)
  expect(placed.length).toBeLessThanOrEqual(rules.max)
})
