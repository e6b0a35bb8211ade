import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { artSource } from './art-source.ts'

const drawing = '<svg viewBox="0 0 1 1">\n<path d="M0 0" fill="#123"/><text>Grün & Dünen 🌾 100 %</text></svg>'

test('a drawing becomes an image, in which no script can run', () => {
  const source = artSource(drawing)
  expect(source).toMatch(/^data:image\/svg\+xml,/)
  const withNamespace = drawing.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
  expect(decodeURIComponent(source.slice('data:image/svg+xml,'.length))).toBe(withNamespace)
})

test('the URL of a drawing contains no whitespace, which URLs forbid', () => {
  expect(artSource(drawing)).toMatch(/^[!-~]+$/)
})

test('a drawing is the same in the HTML of a page as in its data', () => {
  const source = artSource(drawing)
  expect(JSON.stringify(source)).toBe(`"${source}"`)
  expect(renderToString(source)).toBe(source)
})

test('a URL stays a URL', () => {
  expect(artSource('/services/images/own/logo.svg')).toBe('/services/images/own/logo.svg')
})
