import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { readAgencyFile } from '../../agency.ts'
import { findHouseFact } from './house-facts.ts'
import { lineOf } from './line-schema.ts'

const folder = mkdtempSync(join(tmpdir(), 'marram-texts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const line = { da: 'Havet.', de: 'Das Meer.', en: 'The sea.' }

function read(...lines: object[]) {
  writeFileSync(join(folder, 'sea.json'), JSON.stringify(lines))
  return readAgencyFile('sea.json', v.array(lineOf(findHouseFact)), folder)
}

test('a line without a condition suits every house', () => {
  const [only] = read(line)
  expect(only).toMatchObject(line)
  expect(only?.when).toBeUndefined()
})

test('a line speaks of what it names, fills in and needs', () => {
  const [one] = read({ ...line, en: 'The {Sea}, {near}.', when: ['sauna', 'persons >= 4'], about: ['wit'] })
  expect(one?.about).toEqual(['wit', 'beach', 'sauna'])
  expect(one?.slots).toEqual(['sea', 'near'])
})

test.each([
  ['a missing language', { ...line, en: undefined }, 'sea.json: 1.en'],
  ['an empty language', { ...line, da: '' }, 'sea.json: 1.da'],
  ['a field that no line has', { ...line, fr: 'La mer.' }, 'sea.json: 1.fr'],
  ['a condition about an unknown fact', { ...line, when: ['seaside'] }, 'sea.json: 1: "seaside" names no known fact'],
  [
    'a condition that never holds',
    { ...line, when: ['setting = town'] },
    'sea.json: 1: "setting = town" is never true',
  ],
])('%s is refused with file and line', (_, wrong, reason) => {
  expect(() => read(line, wrong)).toThrow(reason)
})
