import { createConcurrencyLimit } from '@marram/service-kit/concurrency-limit'
import { expect, test } from 'vitest'
import { createPasswords, usualCost } from './passwords.ts'

const cheap = createPasswords({ memoryKib: 64, passes: 1 })

test('a password matches its own hash and no other', async () => {
  const encoded = await cheap.hash('dynen ved havet')
  expect(encoded).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/)
  expect(await cheap.matches('dynen ved havet', encoded)).toBe(true)
  expect(await cheap.matches('Dynen ved havet', encoded)).toBe(false)
  expect(await cheap.matches('', encoded)).toBe(false)
})

test('the same password has another hash each time', async () => {
  expect(await cheap.hash('dynen ved havet')).not.toBe(await cheap.hash('dynen ved havet'))
})

test('composed and decomposed letters match', async () => {
  expect(await cheap.matches('A\u030aret rundt ved havet', await cheap.hash('\u00c5ret rundt ved havet'))).toBe(true)
})

test.each([null, '', 'plain', '$argon2id$v=19$m=64,t=1,p=1$short$tag', '$2b$10$abcdefghijklmnopqrstuv'])(
  'nothing matches %j',
  async (encoded) => expect(await cheap.matches('dynen ved havet', encoded)).toBe(false),
)

test('a hash of another cost still matches, and is outdated', async () => {
  const encoded = await cheap.hash('dynen ved havet')
  const usual = createPasswords()
  expect(await usual.matches('dynen ved havet', encoded)).toBe(true)
  expect(usual.isOutdated(encoded)).toBe(true)
  expect(cheap.isOutdated(encoded)).toBe(false)
  expect(createPasswords({ memoryKib: 64, passes: 2 }).isOutdated(encoded)).toBe(true)
  expect(createPasswords({ memoryKib: 128, passes: 1 }).isOutdated(encoded)).toBe(true)
  expect(cheap.isOutdated('plain')).toBe(true)
  expect(usualCost.memoryKib).toBeGreaterThanOrEqual(19_456)
})

test('concurrent hashes are limited, and a failed one frees its place', async () => {
  const limit = createConcurrencyLimit(2)
  let inside = 0
  let max = 0
  const work = async (index: number): Promise<void> => {
    inside += 1
    max = Math.max(max, inside)
    await new Promise((resolve) => setImmediate(resolve))
    inside -= 1
    if (index === 0) throw new Error('one fails')
  }
  const outcomes = await Promise.allSettled(Array.from({ length: 7 }, (_, index) => limit(() => work(index))))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', ...Array(6).fill('fulfilled')])
  expect(max).toBe(2)
})
