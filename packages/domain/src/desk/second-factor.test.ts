import { describe, expect, test } from 'vitest'
import {
  deskIdleMs,
  deskProvedMs,
  factorFreshMs,
  mayChangeFactors,
  missingFactor,
  type StaffSession,
} from './second-factor.ts'

const now = Date.parse('2027-06-26T08:42:00Z')
const proved: StaffSession = {
  isRequired: true,
  hasFactor: true,
  startedAt: now - 20 * 24 * 60 * 60_000,
  provedAt: now,
  activeAt: now,
}

describe('the desk', () => {
  test.each<[string, Partial<StaffSession>, ReturnType<typeof missingFactor>]>([
    ['opens after a proof', {}, null],
    ['is shut without a proof', { provedAt: null, activeAt: null }, 'prove'],
    ['is shut without a proof, whatever the input', { provedAt: null }, 'prove'],
    ['stays open just below half an hour without input', { activeAt: now - deskIdleMs + 1 }, null],
    ['locks after half an hour without input', { activeAt: now - deskIdleMs }, 'prove'],
    ['stays open just below twelve hours', { provedAt: now - deskProvedMs + 1 }, null],
    ['locks after twelve hours, also with input', { provedAt: now - deskProvedMs }, 'prove'],
    ['asks for a first factor', { hasFactor: false, provedAt: null, activeAt: null }, 'enrol'],
    ['asks for a new one when all are gone', { hasFactor: false }, 'enrol'],
    ['opens without a factor where none is required', { isRequired: false, hasFactor: false, provedAt: null }, null],
    ['asks for a factor that is there, required or not', { isRequired: false, provedAt: null }, 'prove'],
  ])('%s', (_, change, missing) => {
    expect(missingFactor({ ...proved, ...change }, now)).toBe(missing)
  })
})

describe('factors', () => {
  const first = { hasFactor: false, provedAt: null, activeAt: null, startedAt: now }
  test.each<[string, Partial<StaffSession>, boolean]>([
    ['can be changed after a proof', {}, true],
    ['can be changed just below a quarter of an hour', { provedAt: now - factorFreshMs + 1 }, true],
    ['cannot be changed later', { provedAt: now - factorFreshMs }, false],
    ['cannot be changed by the password alone', { provedAt: null, startedAt: now }, false],
    ['cannot be changed at a locked desk', { activeAt: now - deskIdleMs }, false],
    ['are first added after the password', first, true],
    ['are first added without being required', { ...first, isRequired: false }, true],
    ['cannot be first added by an old login', { ...first, startedAt: now - factorFreshMs }, false],
  ])('%s', (_, change, may) => {
    expect(mayChangeFactors({ ...proved, ...change }, now)).toBe(may)
  })
})
