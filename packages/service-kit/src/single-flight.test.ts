import { describe, expect, test } from 'vitest'
import { createSingleFlight } from './single-flight.ts'

describe('one flight per key', () => {
  test('shares a pending load', async () => {
    let loads = 0
    const flight = createSingleFlight<number>()
    const load = async () => {
      loads += 1
      return loads
    }
    expect(await Promise.all([flight.run('a', load), flight.run('a', load), flight.run('b', load)])).toEqual([1, 1, 2])
  })

  test('keeps nothing once it has settled', async () => {
    const flight = createSingleFlight<string>()
    expect(await flight.run('a', async () => 'first')).toBe('first')
    expect(await flight.run('a', async () => 'second')).toBe('second')
  })

  test('fails for every caller, and only this time', async () => {
    const flight = createSingleFlight<string>()
    const fail = () => {
      throw new Error('no')
    }
    const outcomes = await Promise.allSettled([flight.run('a', fail), flight.run('a', fail)])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await flight.run('a', async () => 'well')).toBe('well')
  })
})
