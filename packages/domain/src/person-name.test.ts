import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findPersonNameProblem, tidyPersonName } from './person-name.ts'

describe('names that people have', () => {
  test.each([
    'Karen',
    'Ö',
    'Müller-Lüdenscheidt',
    'O’Brien',
    "O'Brien",
    'O`Brien',
    "'t Hooft",
    'J.R.R. Tolkien',
    'J. R. R.',
    'A.Holm',
    'Dr. med. Anne-Sophie',
    'Freifrau von und zu Guttenberg',
    'Sørensen Åse',
    'Gal·la',
    'Nguyễn Thị Ánh',
    'Иван',
    'Ελένη',
    '李小龙',
    'محمد',
    'आरती',
    'ＫＡＲＥＮ',
    'Jose\u0301',
  ])('%s', (name) => expect(findPersonNameProblem(name)).toBeNull())
})

describe('what is no name', () => {
  test.each([
    ['', 'missing'],
    [' \u00a0 ', 'missing'],
    ['x'.repeat(61), 'too-long'],
    ['12', 'not-a-name'],
    ['K4ren', 'not-a-name'],
    ['Karen ١٢', 'not-a-name'],
    ['example.org', 'not-a-name'],
    ['T.CO', 'not-a-name'],
    ['Visit win.de', 'not-a-name'],
    ['https://example.org/', 'not-a-name'],
    ['www.example', 'not-a-name'],
    ['karen@example.org', 'not-a-name'],
    ['<b>Karen</b>', 'not-a-name'],
    ['{{name}}', 'not-a-name'],
    ['[Karen](x)', 'not-a-name'],
    ['Karen\u202e', 'not-a-name'],
    ['Ka\u200bren', 'not-a-name'],
    ['Karen 🎉', 'not-a-name'],
    ['€', 'not-a-name'],
    ['-', 'not-a-name'],
    ['...', 'not-a-name'],
    ['Karen, Hans', 'not-a-name'],
    [`K${'\u0301'.repeat(6)}`, 'not-a-name'],
    ['You have won a prize call now', 'not-a-name'],
  ])('%j is %s', (text, problem) => expect(findPersonNameProblem(text)).toBe(problem))
})

test('a field for the whole name takes a longer one', () => {
  const name = `${'Anna-'.repeat(10)}Maria ${'Holm-'.repeat(8)}Berg`
  expect(findPersonNameProblem(name)).toBe('too-long')
  expect(findPersonNameProblem(name, 120)).toBeNull()
})

test('the spelling is the same however it was typed', () => {
  expect(tidyPersonName('  Jose\u0301   O’Brien\u2010Smith ')).toBe("José O'Brien-Smith")
})

const characters = [..."aBø李\u0301 '’.-·1١²<>@:/_$\u202e\u200b🎉"]

test('whatever is written, a name that passes has no digit, link or markup, and judging it ends', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...characters), maxLength: 12 }), (text) => {
      if (findPersonNameProblem(text) !== null) return
      expect(tidyPersonName(text)).not.toMatch(/[\p{N}\p{C}<>{}[\]@:/\\_$€]|\p{L}{2}\.\p{L}/u)
    }),
  )
  expect(findPersonNameProblem(`${"a'".repeat(29)}!`)).toBe('not-a-name')
})
