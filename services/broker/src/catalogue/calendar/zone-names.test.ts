import { expect, test } from 'vitest'
import { zoneOffsets } from './zone-names.ts'

const wallMs = Date.parse('2027-07-01T12:00:00Z')

test.each([
  ['Europe/Copenhagen', 120],
  ['/mozilla.org/20050126_1/Europe/Copenhagen', 120],
  ['W. Europe Standard Time', 120],
  ['America/Argentina/Buenos_Aires', -180],
])('%s is known', (name, offset) => expect(zoneOffsets(name, wallMs)).toEqual({ earliest: offset, latest: offset }))

test('an extremely long zone name is parsed only once', () => {
  const unknown = zoneOffsets('no such zone', wallMs)
  for (const name of [`${'A'.repeat(100_000)}+A/A!`, 'A/'.repeat(50_000), `${'A'.repeat(100_000)}/A!`])
    expect(zoneOffsets(name, wallMs)).toEqual(unknown)
})
