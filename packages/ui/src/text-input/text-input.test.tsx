import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { examples } from './text-input.example.tsx'

test('an error belongs to its field, and comes before its hint', () => {
  const html = examples.map(({ element }) => renderToString(element)).find((example) => example.includes('Da fehlt'))
  const [field = ''] = html?.match(/<input[^>]*>/) ?? []
  expect(field).toContain('aria-invalid="true"')
  const ids = /aria-describedby="([^"]+)"/.exec(field)?.[1]?.split(' ') ?? []
  const described = ids.map((id) => new RegExp(`id="${id}"[^>]*>(.*?)</(?:p|div)>`).exec(html ?? '')?.[1] ?? '')
  expect(described.join(' ')).toMatch(/Da fehlt noch das Ende.*Dorthin schicken wir die Bestätigung/)
})
