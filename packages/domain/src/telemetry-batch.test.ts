import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitTelemetryBatch } from './telemetry-batch.ts'

const batch = <Event>(events: Event[]) => ({ service: 'site', lan: 2, traces: { id: 'a' }, events })

test('a small batch is sent unchanged, even without events', () => {
  expect(splitTelemetryBatch(batch(['a', 'b']))).toEqual([batch(['a', 'b'])])
  expect(splitTelemetryBatch(batch([]))).toEqual([batch([])])
})

// spec: constant telemetry batch size
test('about a million characters of events fit into one', () => {
  const event = 'x'.repeat(999)
  const count = Math.floor(1_000_000 / 1002)
  expect(splitTelemetryBatch(batch(Array(count - 1).fill(event)))).toHaveLength(1)
  expect(splitTelemetryBatch(batch(Array(count + 1).fill(event)))).toHaveLength(2)
})

test('an event too long for any batch is sent alone', () => {
  const parts = splitTelemetryBatch(batch(['a', 'x'.repeat(50), 'b']), 20)
  expect(parts.map(({ events }) => events)).toEqual([['a'], ['x'.repeat(50)], ['b']])
})

test('an event that JSON cannot represent still counts', () => {
  expect(splitTelemetryBatch(batch([undefined, undefined, undefined]), 13)).toHaveLength(2)
})

// spec: error telemetry over the limit
test('no event is lost, duplicated or reordered, and no batch of several is too long', () => {
  const events = fc.array(fc.record({ name: fc.string(), value: fc.integer() }), { maxLength: 40 })
  fc.assert(
    fc.property(events, fc.integer({ min: 2, max: 400 }), (list, limit) => {
      const parts = splitTelemetryBatch(batch(list), limit)
      expect(parts.flatMap((part) => part.events)).toEqual(list)
      for (const part of parts) {
        expect(part).toEqual({ ...batch(list), events: part.events })
        if (part.events.length > 1) expect(JSON.stringify(part.events).length).toBeLessThanOrEqual(limit)
      }
    }),
  )
})
