import { formatFor } from '@marram/i18n/format'
import { house as danish } from '@marram/i18n/messages/house/da'
import { house as german } from '@marram/i18n/messages/house/de'
import { house as english } from '@marram/i18n/messages/house/en'
import { expect, test } from 'vitest'
import { exampleLodging } from '../testing/lodging-example.ts'
import { bedDetail, bedLines, findRoomPicture, interiorOf, roomName } from './room-words.ts'

const rooms =
  'bedroom: double 160x200; bedroom: single 90x200, single 90x200; bedroom: bunk 80x200; loft: mattress 90x200'
const lodging = exampleLodging({ meta: { consumptionPersonsPrDay: null, viewCount: 0, rooms } })
const [, twin] = interiorOf(lodging).sleeping ?? []

test('beds are listed with their number and size', () => {
  const told = (words: typeof english) =>
    bedLines(twin?.beds ?? [], words.plan).map((line) => line.replaceAll('\u00a0', ' '))
  expect(told(danish)).toEqual(['2 enkeltsenge, 90 × 200 cm'])
  expect(told(german)).toEqual(['2 Einzelbetten, 90 × 200 cm'])
  expect(told(english)).toEqual(['2 single beds, 90 × 200 cm'])
})

test('rooms are numbered only if there are several of a kind', () => {
  expect(roomName({ kind: 'bedroom', number: 2 }, german.plan)).toBe('Schlafzimmer 2')
  expect(roomName({ kind: 'sauna', number: null }, german.plan)).toBe('Sauna')
})

test('a room links to its picture, if it has one', () => {
  const pictures = (['exterior', 'bedroom', 'kitchen', 'bedroom'] as const).map((room) => ({ room }))
  expect(findRoomPicture({ kind: 'bedroom', number: 2 }, pictures)).toBe(3)
  expect(findRoomPicture({ kind: 'bedroom', number: 3 }, pictures)).toBeNull()
  expect(findRoomPicture({ kind: 'kitchen', number: null }, pictures)).toBe(2)
  expect(findRoomPicture({ kind: 'toilet', number: null }, pictures)).toBeNull()
})

test('several bedrooms are named in the plural', () => {
  const facts = (rooms: string) =>
    interiorOf(exampleLodging({ meta: { consumptionPersonsPrDay: null, viewCount: 0, rooms } }))
  const named = (rooms: string) => bedDetail('double-beds', facts(rooms), english.plan, formatFor('en'))
  expect(named('bedroom: double 160x200; bedroom: double 160x200')).toContain('Bedrooms\u00a01 and 2')
  expect(named('bedroom: double 160x200; bedroom: single 90x200')).toContain('Bedroom\u00a01')
})

test('a catalogue that only counts beds assigns them to no room', () => {
  const counted = interiorOf(exampleLodging())
  expect(bedDetail('double-beds', counted, english.plan, formatFor('en'))).toBeNull()
  expect(bedDetail('loft-places', interiorOf(lodging), english.plan, formatFor('en'))).toContain('Sleeping loft')
})
