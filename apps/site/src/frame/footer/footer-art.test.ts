import { expect, test } from 'vitest'
import { artSource } from './footer-art.tsx'

test('a drawing becomes a picture, in which no script can run', () => {
  const source = artSource('<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>')
  expect(source).toMatch(/^data:image\/svg\+xml,/)
  expect(decodeURIComponent(source)).toContain('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">')
})

test('an address stays an address', () => {
  expect(artSource('/services/images/own/logo.svg')).toBe('/services/images/own/logo.svg')
})
