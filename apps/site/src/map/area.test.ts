import { expect, test } from 'vitest'
import { around, overlap, placePills } from './area.ts'

const rules = { widthOf: (text: string) => text.length * 10, height: 30, max: 120 }
const wish = (thing: string, x: number, y: number, ...texts: string[]) => ({ thing, spot: { x, y }, texts })

test('prices never cover one another: the second steps aside, the one without room stays a speck', () => {
  const wishes = ['a', 'b', 'c', 'd'].map((thing) => wish(thing, 100, 100, '694 €'))
  const placed = placePills(wishes, [], { ...rules, height: 20 })
  expect(placed.map(({ thing }) => thing)).toEqual(['a'])
  const apart = placePills([wish('a', 100, 100, '694 €'), wish('b', 100, 110, '700 €')], [], rules)
  expect(apart.map(({ thing, aside }) => [thing, aside])).toEqual([
    ['a', 0],
    ['b', 24],
  ])
})

test('a group says less where its whole text would cover the name of a place', () => {
  const name = around({ x: 150, y: 100 }, 60, 90)
  const [placed] = placePills([wish('group', 100, 100, '84 ab 694 €', '84')], [name], rules)
  expect(placed?.text).toBe('84')
})

test('no pin touches a name or another pin, however many houses there are', () => {
  const names = [around({ x: 200, y: 200 }, 90, 20), around({ x: 300, y: 320 }, 70, 20)]
  const wishes = Array.from({ length: 600 }, (_, index) =>
    wish(String(index), (index * 7919) % 400, (index * 104_729) % 600, '1.204 €'),
  )
  const placed = placePills(wishes, names, rules)
  const areas = placed.map(({ thing, text, aside }) => {
    const { spot } = wishes[Number(thing)] ?? wish('', 0, 0)
    return around({ x: spot.x, y: spot.y + aside }, rules.widthOf(text), rules.height)
  })
  const all = [...names, ...areas]
  const clashes = all.filter((area, index) => all.slice(index + 1).some((other) => overlap(area, other)))
  expect(clashes).toEqual([])
  expect(placed.length).toBeGreaterThan(40)
  expect(placed.length).toBeLessThanOrEqual(rules.max)
})
