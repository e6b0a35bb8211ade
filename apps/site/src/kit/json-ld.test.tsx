import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JsonLd } from './json-ld.tsx'

test('a closing script tag inside a text does not end the block, and search engines read the text unchanged', () => {
  const name = '</script><script>alert(1)</script><!-- "quoted" & <b>'
  const html = renderToStaticMarkup(<JsonLd data={{ '@type': 'Thing', name }} />)
  const json = html.slice('<script type="application/ld+json">'.length, -'</script>'.length)
  expect(html).toBe(`<script type="application/ld+json">${json}</script>`)
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@type': 'Thing', name })
})
