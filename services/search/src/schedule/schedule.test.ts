import { beforeEach, describe, expect, test } from 'vitest'
import { createSchedule, type Entry, type Schedule, type ScheduleLimits } from './schedule.ts'

const limits: ScheduleLimits = { quickMs: 8, dearUs: 1000, suspectUs: 10, waitingPerClient: 2, halfLifeMs: 1000 }
let now = 0
let schedule: Schedule<string>
beforeEach(() => {
  now = 0
  schedule = createSchedule(limits, () => now)
})

const take = (lane: 'quick' | 'slow') => schedule.next(lane)?.task
function begin(lane: 'quick' | 'slow'): Entry<string> {
  const entry = schedule.next(lane)
  if (entry === null) throw new Error('Nothing waits.')
  return entry
}
function run(lane: 'quick' | 'slow', ms: number): string {
  const entry = begin(lane)
  schedule.end(entry, ms)
  return entry.task
}

function moveToSlow(): boolean {
  return schedule.giveWay(begin('quick'), 0)
}
/** The first letter of a name is its client. */
const addSlow = (...names: string[]): boolean[] =>
  names.map((name) => {
    schedule.add(name, name.slice(0, 1))
    return moveToSlow()
  })

describe('the quick lane', () => {
  test('serves clients with the same use in order of arrival', () => {
    for (const name of ['a1', 'b1', 'a2']) schedule.add(name, name.slice(0, 1))
    expect([take('quick'), take('quick'), take('quick'), take('quick')]).toEqual(['a1', 'b1', 'a2', undefined])
  })

  test('serves the client that has used least first, however many searches another sends', () => {
    for (let turn = 0; turn < 5; turn += 1) schedule.add(`busy ${turn}`, 'busy')
    expect(run('quick', 5)).toBe('busy 0')
    schedule.add('guest', 'guest')
    expect([run('quick', 1), run('quick', 1)]).toEqual(['guest', 'busy 1'])
  })

  test('forgets what a client used a while ago', () => {
    schedule.add('a', 'a')
    run('quick', 8)
    now += 10 * limits.halfLifeMs
    schedule.add('b', 'b')
    run('quick', 1)
    schedule.add('b again', 'b')
    schedule.add('a again', 'a')
    expect(take('quick')).toBe('a again')
  })

  test('serves the program itself before every guest', () => {
    schedule.add('guest', 'guest')
    schedule.add('program', null)
    expect([take('quick'), take('quick')]).toEqual(['program', 'guest'])
  })
})

describe('a running search gives way', () => {
  test('after its time, and only to another client that has used less', () => {
    schedule.add('long', 'a')
    const long = begin('quick')
    expect(schedule.mustGiveWay(long, 100, [])).toBe(false)
    expect(schedule.mustGiveWay(long, 100, ['a'])).toBe(false)
    expect(schedule.mustGiveWay(long, 7, ['b'])).toBe(false)
    expect(schedule.mustGiveWay(long, 8, ['b'])).toBe(true)
    schedule.add('waiting', 'b')
    expect(schedule.mustGiveWay(long, 8, [])).toBe(true)
  })

  test('not to a client that has used more: a guest’s long search ends before an attacker’s next one', () => {
    schedule.add('attack', 'attacker')
    run('quick', 500)
    schedule.add('guest', 'guest')
    const guest = begin('quick')
    expect(schedule.mustGiveWay(guest, 90, ['attacker'])).toBe(false)
    expect(schedule.mustGiveWay(guest, 501, ['attacker'])).toBe(true)
  })

  test('to any quick search, if no other thread takes it, and runs twice as long the next time', () => {
    schedule.add('long', 'a')
    moveToSlow()
    for (const patience of [16, 32, 64]) {
      const long = begin('slow')
      expect(schedule.mustGiveWay(long, patience - 1, ['b'])).toBe(false)
      expect(schedule.mustGiveWay(long, patience, ['b'])).toBe(true)
      expect(schedule.giveWay(long, patience)).toBe(true)
    }
  })
})

describe('the slow lane', () => {
  test('runs one search of a client at a time', () => {
    addSlow('a1', 'a2', 'b1')
    const first = begin('slow')
    expect([first.task, take('slow'), take('slow')]).toEqual(['a1', 'b1', undefined])
    schedule.end(first, 1)
    expect(take('slow')).toBe('a2')
  })

  test('limits the queue of each client, not those of the others', () => {
    expect(addSlow('a1', 'a2', 'a3', 'b1')).toEqual([true, true, false, true])
    expect(begin('slow').task).toBe('a1')
    expect(addSlow('a4', 'a5')).toEqual([true, false])
  })

  test('has no limits for the program itself', () => {
    for (let turn = 0; turn < 10; turn += 1) schedule.add('page', null)
    for (let turn = 0; turn < 10; turn += 1) expect(moveToSlow()).toBe(true)
    for (let turn = 0; turn < 10; turn += 1) expect(take('slow')).toBe('page')
  })

  test('takes a search by its estimate, which counts for more if the client already has one there', () => {
    const isDear = (client: string | null, cost: number) => {
      schedule.add('search', client)
      const entry = begin('quick')
      schedule.end(entry, 0)
      return schedule.isDear(entry, cost)
    }
    expect([isDear('a', limits.dearUs), isDear('a', limits.dearUs + 1)]).toEqual([false, true])
    addSlow('a1')
    expect([isDear('a', limits.suspectUs), isDear('a', limits.suspectUs + 1)]).toEqual([false, true])
    expect([isDear('b', limits.suspectUs + 1), isDear(null, limits.dearUs + 1)]).toEqual([false, false])
  })

  test('leaves out what the asking thread cannot run', () => {
    addSlow('a documents', 'b options')
    expect(schedule.next('slow', (task) => task === 'b options')?.task).toBe('b options')
    expect(schedule.next('slow', (task) => task === 'b options')).toBeNull()
  })
})

test('eight clients with expensive searches delay a guest by one slice each time, and no longer', () => {
  const attackers = Array.from({ length: 8 }, (_, at) => `attacker ${at}`)
  const waits: number[] = []
  for (let turn = 0; turn < 200; turn += 1) {
    for (const attacker of attackers) schedule.add('attack', attacker)
    const arrival = now
    const attack = begin('quick')
    // The guest arrives while the first of them runs.
    let ran = 0
    while (!schedule.mustGiveWay(attack, ran, ran > 0 ? [`guest ${turn}`] : [])) ran += 1
    now += ran
    schedule.giveWay(attack, ran)
    schedule.add('guest', `guest ${turn}`)
    let entry = begin('quick')
    while (entry.task !== 'guest') {
      now += limits.quickMs
      schedule.giveWay(entry, limits.quickMs)
      entry = begin('quick')
    }
    waits.push(now - arrival)
    schedule.end(entry, 1)
    now += 1
    for (let slow = schedule.next('slow'); slow; slow = schedule.next('slow')) schedule.end(slow, 40)
    for (let left = schedule.next('quick'); left; left = schedule.next('quick')) schedule.end(left, 8)
  }
  // At first nobody has used anything, and all wait in order of arrival.
  expect(Math.max(...waits.slice(1))).toBe(limits.quickMs)
})
