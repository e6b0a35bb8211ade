import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { demoColours, demoNames, demoRules, findLiterals } from './demo-literals.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** Tests and examples name what they like; migrations stay as they were applied; the map's coast is that of Denmark. */
const isChecked = (path: string): boolean =>
  !/\.test\.tsx?$|\.example\.tsx$|\/(?:testing|dev|gallery|migrations|map|node_modules|dist)\/|gallery\.html$/.test(
    path,
  )

/** Geography, not the agency: prepositions of Danish islands. */
const geography = ['packages/i18n/src/place-name.ts']

/** Elsewhere "Marram" is the program, which speaks to operators. */
const isForGuests = (path: string): boolean => /^(?:apps\/site|packages\/(?:i18n|ui))\//.test(path)

const withoutComments = (source: string): string => source.replaceAll(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '')

test('no source outside demo/ holds a name, number or colour of the demo agency', () => {
  const paths = globSync('{apps,packages,services,scripts}/**/*.{ts,tsx,mjs,js,css,svg,html,json,sql}', { cwd: root })
  const checked = paths.filter((path) => isChecked(path) && !geography.includes(path))
  expect(checked.length).toBeGreaterThan(1500)
  const finds = checked.flatMap((path) => {
    const names = demoNames.filter(({ of }) => of !== 'name' || isForGuests(path))
    const source = withoutComments(readFileSync(join(root, path), 'utf8'))
    return findLiterals(source, [...names, ...demoColours]).map(({ of, text }) => `${path} [${of}] ${text}`)
  })
  expect(finds).toEqual([])
})

describe('finds', () => {
  test.each([
    ['the name', 'Willkommen bei Marram!'],
    ['a phone number in any spelling', '<a href="tel:+4575001966">'],
    ['a mail address', 'romo@marram.example'],
    ['an office', 'Havnebyvej 112'],
    ['a place', 'von Søndervig bis'],
    ['a colour', '--ink:#12303B;'],
  ])('%s', (_, text) => expect(findLiterals(text, [...demoNames, ...demoColours])).not.toEqual([]))

  test.each([
    'Sie behalten 35 % des Preises',
    'ab 15\u00a0Uhr',
    '"checkinTime":"15:00:00+01:00"',
    'Buchungsgebühr: 32\u00a0€',
    'mindestens 25 Jahre',
    'until 50 days before',
    '60 Jahre Marram',
    'Die Agentur ist erfunden.',
  ])('the rule in %j', (text) => expect(findLiterals(text, demoRules)).not.toEqual([]))

  test.each(['marram_session=1', 'nyHosMarram', '3320 €', '<style>a{top:50%}</style>', 'auf 135 % erhöht'])(
    'nothing in %j',
    (text) => expect(findLiterals(text, [...demoNames, ...demoColours, ...demoRules])).toEqual([]),
  )
})
