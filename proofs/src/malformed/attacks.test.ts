import { expect, test } from 'vitest'
import { generateAttacks } from './attacks.ts'

test('the same seed makes the same attacks, another one different ones', () => {
  const bytesOf = (seed: number) => [...generateAttacks(seed, 300)].map(({ bytes }) => bytes.toString('latin1'))
  expect(bytesOf(1)).toEqual(bytesOf(1))
  expect(bytesOf(1)).not.toEqual(bytesOf(2))
})

test('every kind of attack occurs, rarely the same twice', () => {
  const attacks = [...generateAttacks(7, 2000)]
  expect([...new Set(attacks.map(({ kind }) => kind))].sort()).toEqual([
    'body',
    'graphql',
    'header',
    'host',
    'method',
    'path',
    'search',
    'value',
    'wire',
  ])
  expect(new Set(attacks.map(({ bytes }) => bytes.toString('latin1'))).size).toBeGreaterThan(1500)
})
