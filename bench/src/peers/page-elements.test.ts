import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pageElements, pageParts } from './page-elements.ts'

const html =
  '<html lang="de"><head><meta charset="utf-8"><title>Ein Haus</title></head><body class="page"><a href="/a/" data-x="" style="color:red;--w:1px">Haus &amp; Meer</a><p hidden>Da</p><img loading="lazy" srcset="/b 1x" alt=""><script>if (1 < 2) {}</script></body></html>'

test('React writes every element, attribute and text of a page again', () => {
  expect(pageParts(renderToString(pageElements(html)()))).toEqual(pageParts(html))
})

test('a page that lacks an attribute is another page', () => {
  expect(pageParts(html.replace(' hidden', ''))).not.toEqual(pageParts(html))
})
