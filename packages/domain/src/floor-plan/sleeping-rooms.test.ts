import { expect, test } from 'vitest'
import { parseSleepingRooms, sleepersIn, writeSleepingRooms } from './sleeping-rooms.ts'

const line = 'bedroom: double 160x200; upstairs: single 90x200, single 90x200; living: sofa 140x200'

test('the sleeping rooms in a catalogue text survive a round trip', () => {
  const rooms = parseSleepingRooms(line) ?? []
  expect(rooms.map(({ place }) => place)).toEqual(['bedroom', 'upstairs', 'living'])
  expect(rooms[0]?.beds).toEqual([{ kind: 'double', widthCm: 160, lengthCm: 200 }])
  expect(rooms.map(({ beds }) => sleepersIn(beds))).toEqual([2, 2, 2])
  expect(writeSleepingRooms(rooms)).toBe(line)
})

test.each([
  '',
  'bedroom',
  'bedroom:',
  'cellar: double 160x200',
  'bedroom: hammock 90x200',
  'bedroom: double 160',
  'bedroom: double 900x200',
  'bedroom: double 160x200; ',
  'bedroom: double 160x200: single 90x200',
])('%j is malformed', (text) => {
  expect(parseSleepingRooms(text)).toBeNull()
})
