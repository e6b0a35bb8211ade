import { expect, test } from 'vitest'
import { parseEditionOrigins } from './edition-origins.ts'

test('each edition may have its own domain', () => {
  expect(parseEditionOrigins('')).toEqual({})
  expect(parseEditionOrigins(' da=https://marram.dk , de=http://localhost:3000,')).toEqual({
    da: 'https://marram.dk',
    de: 'http://localhost:3000',
  })
})

test.each([
  'marram.dk',
  'da=marram.dk',
  'fr=https://marram.fr',
  'da=https://marram.dk/',
  'da=ftp://x',
  'da=https://:80',
])('%s is invalid', (written) => {
  expect(parseEditionOrigins(written)).toBeNull()
})
