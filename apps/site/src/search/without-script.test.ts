import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const withoutScript = (file: string) => {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8')
  return css.slice(css.indexOf('@media (scripting: none)')).replaceAll(/\s+/g, ' ')
}

test('without script the form of the search scrolls away with the page, and no empty map is shown beside the list', () => {
  expect(withoutScript('./bar/search-bar.css')).toMatch(/\.search-bar \{ position: static; \}/)
  expect(withoutScript('./map/search-map.css')).toMatch(/\.search-map--beside \{ display: none; \}/)
})

test('the bar sticks below the header, lower if the header is tall and at the edge if it hides', () => {
  const css = readFileSync(new URL('./bar/search-bar.css', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ')
  expect(css).toMatch(/body:has\(\.header--small\) \.search-bar \{ top: 3\.5rem; \}/)
  expect(css).toMatch(/body:has\(\.header--hidden\)[^{]*\.search-bar \{ top: 0; \}/)
})
