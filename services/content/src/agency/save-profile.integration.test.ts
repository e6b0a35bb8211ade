import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readAgency } from '@marram/database/agency/read-agency'
import { listenForTags } from '@marram/database/changes'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readProfileFile, writeProfileFile } from './profile-file.ts'
import { saveProfile } from './save-profile.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'profile-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const svg = (content: string) =>
  `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${content}</svg>`).toString('base64')}`

const bodden = {
  name: 'Bodden & Co',
  company: { name: 'Bodden GmbH', registration: 'HRB 12' },
  editions: {
    de: {
      phone: '+49 38 12 34',
      email: 'post@bodden.example',
      address: { street: 'Hafen 1', zipcode: '18375', city: 'Prerow', country: 'Deutschland' },
      region: 'am Bodden',
      promise: 'Ihr Haus am Bodden',
      texts: { 'common.header.home': 'Zum Anfang' },
    },
  },
  mail: { name: 'Bodden', address: 'post@bodden.example' },
  colours: { brand: '#4b2a6b', accent: '#a3341a', ground: '#faf8f3' },
  mark: svg('<circle cx="5" cy="5" r="4" fill="#4b2a6b"/>'),
}

test('a profile is saved once per change, and every version is kept', async () => {
  expect(await readAgency(database.db)).toBeNull()
  expect(await saveProfile(database.db, bodden)).toBe('saved')
  expect(await saveProfile(database.db, structuredClone(bodden))).toBe('unchanged')
  expect(await saveProfile(database.db, { ...bodden, founded: 2003 })).toBe('saved')
  const agency = await readAgency(database.db)
  expect(agency?.profile).toMatchObject({ name: 'Bodden & Co', founded: 2003 })
  expect(agency?.palette['sea-700']).toBe('#4b2a6b')
  expect(Object.keys(agency?.icons ?? {})).toEqual(['32', '180', '192', '512'])
  expect(await database.db.selectFrom('agency_profile').selectAll().execute()).toHaveLength(2)
})

test('a change invalidates every page', async () => {
  const told = Promise.withResolvers<void>()
  const listening = await listenForTags(database, () => {}, told.resolve)
  await saveProfile(database.db, { ...bodden, name: 'Bodden' })
  await told.promise
  await listening.close()
})

test.each([
  ['a missing phone', { editions: { de: { ...bodden.editions.de, phone: '' } } }, 'editions.de.phone: is empty'],
  ['no edition', { editions: {} }, 'editions: at least one edition must be on'],
  [
    'a telephone that closes before it opens',
    { openingHours: { rules: [{ weekdays: [1], hours: { opens: '17:00', closes: '09:00' } }] } },
    'openingHours.rules.0.hours: must close after it opens',
  ],
  [
    'an eighth weekday',
    { openingHours: { rules: [{ weekdays: [8], hours: null }] } },
    'openingHours.rules.0.weekdays.0',
  ],
  ['an unknown field', { slogan: 'x' }, 'slogan'],
  [
    'a path in a host',
    { editions: { de: { ...bodden.editions.de, host: 'https://x.example/de' } } },
    'must be an origin',
  ],
  [
    'a pale brand',
    { colours: { ...bodden.colours, brand: '#c9b2e0' } },
    /The nearest readable ones: brand #[0-9a-f]{6}/,
  ],
  [
    'an unknown text',
    { editions: { de: { ...bodden.editions.de, texts: { 'common.nothing': 'x' } } } },
    'there is no such text',
  ],
  ['a script in the mark', { mark: svg('<script>alert(1)</script>') }, 'mark: the SVG has a script'],
  ['a handler in the mark', { mark: svg('<circle onload="alert(1)"/>') }, 'mark: the SVG has a script'],
  ['a mark that loads something', { mark: svg('<image href="https://x.example/"/>') }, 'mark: the SVG has a script'],
  [
    'a mark that is no picture',
    { mark: `data:image/png;base64,${Buffer.from('no').toString('base64')}` },
    'mark: the picture could not be read',
  ],
])('%s is refused and changes nothing', async (_, change, message) => {
  const before = await readAgency(database.db)
  await expect(saveProfile(database.db, { ...bodden, ...change })).rejects.toThrow(message)
  expect(await readAgency(database.db)).toEqual(before)
})

test('an exported profile can be set again, pictures included', async () => {
  await saveProfile(database.db, bodden)
  const agency = await readAgency(database.db)
  const file = join(folder, 'out', 'profile.json')
  if (agency) await writeProfileFile(file, agency.profile)
  expect(JSON.parse(await readFile(file, 'utf8')).mark).toBe('mark.svg')
  expect(await saveProfile(database.db, await readProfileFile(file))).toBe('unchanged')
})

test('a file that is no profile is named', async () => {
  const file = join(folder, 'broken.json')
  await writeFile(file, '{')
  await expect(readProfileFile(file)).rejects.toThrow(`${file} is not JSON`)
  await expect(readProfileFile(join(folder, 'none.json'))).rejects.toThrow('could not be read')
  await writeFile(file, '{"mark":"mark.gif"}')
  await expect(readProfileFile(file)).rejects.toThrow('neither SVG nor PNG')
})
