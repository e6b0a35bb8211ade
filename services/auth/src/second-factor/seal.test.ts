import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const key = randomBytes(32)
const plain = Buffer.from('a secret')

test('a seal opens for its owner and key only', () => {
  const sealed = seal(plain, 7, key)
  expect(unseal(sealed, 7, key)).toEqual(plain)
  expect(sealed.includes(plain)).toBe(false)
  expect(() => unseal(sealed, 8, key)).toThrow()
  expect(() => unseal(sealed, 7, randomBytes(32))).toThrow()
  expect(() => unseal(Buffer.from(sealed).fill(0, 12, 13), 7, key)).toThrow()
})

test('a secret never looks the same twice', () => {
  expect(seal(plain, 7, key)).not.toEqual(seal(plain, 7, key))
})
