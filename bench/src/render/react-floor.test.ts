import { expect, test } from 'vitest'
import { createReactFloor } from './react-floor.ts'

test('React alone writes the markup of a page again', () => {
  const html =
    '<html lang="de"><head><meta charSet="utf-8"/><title>Ein Haus</title></head><body class="page"><a href="/a/" data-x="1" style="color:red">Haus &amp; Meer</a><img loading="lazy" srcSet="/b 1x" alt=""/><script>if (1 < 2) {}</script></body></html>'
  expect(createReactFloor(html)()).toBe(html)
})
