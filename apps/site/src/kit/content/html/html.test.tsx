import { expect, test, vi } from 'vitest'
import { elementsOf } from '../testing/query.ts'
import { renderContent, testEnvironment } from '../testing/render.tsx'
import { HtmlView } from './html-view.tsx'
import { parseHtml } from './prepare-html.server.ts'

const show = (html: string, overrides: Parameters<typeof testEnvironment>[0] = {}) =>
  renderContent(<HtmlView nodes={parseHtml(html)} level={3} />, testEnvironment(overrides)).replace(
    /^<div class="content-html">|<\/div>$/g,
    '',
  )

test('the elements that editors use are shown as written', () => {
  const html =
    '<p>Ab <strong>15 Uhr</strong><br>im <em>Büro</em></p><ul><li>Schlüssel</li></ul><hr><ol start="3"><li>Strom</li></ol>'
  expect(show(html)).toBe(html.replaceAll(/<(br|hr)>/g, '<$1/>'))
})

test('a table keeps its shape, even with whitespace between its parts', () => {
  const html = show('<table>\n<tr>\n<th scope="col">Monat</th> <td colspan="2">Juli</td>\n</tr>\n</table>')
  expect(html).toContain('<table><tbody><tr><th scope="col">Monat</th><td colSpan="2">Juli</td></tr></tbody></table>')
})

test('headings begin below the title above them and skip no level', () => {
  const html = show('<h1>A</h1><h4>B</h4><div><h1>C</h1></div>')
  expect(html).toBe('<h3>A</h3><h4>B</h4><div><h3>C</h3></div>')
})

test('links follow the rules of all links', () => {
  const found = elementsOf(
    show('<a href="/kontakt/" onclick="x()" style="position:fixed">a</a><a href="https://dmi.dk/">b</a>'),
    'a',
  )
  expect(found.map(({ attributes }) => attributes)).toEqual([
    { href: '/kontakt/' },
    { href: 'https://dmi.dk/', target: '_blank', rel: 'noopener' },
  ])
})

test('pictures come from our own host only; of others the alternative text remains', () => {
  const html = show(
    '<img src="/files/a.svg" alt="Ours" width="10" height="5"> <img src="https://spy.example/a.gif" alt="Theirs">',
  )
  expect(elementsOf(html, 'img').map(({ attributes }) => attributes.src)).toEqual(['/files/a.svg'])
  expect(html).toContain('Theirs')
})

test('a frame of an allowed host waits for the visitor, any other is left out and logged', () => {
  const log = vi.fn()
  const allowed = show('<iframe src="https://www.youtube-nocookie.com/embed/abcd" title="Film"></iframe>', { log })
  expect(elementsOf(allowed, 'a')[0]?.text).toMatch(/^Video „Film“ ansehen/)
  expect(elementsOf(allowed, 'iframe')).toEqual([])
  expect(log).not.toHaveBeenCalled()
  for (const src of [
    'https://spy.example/',
    'http://www.youtube-nocookie.com/embed/a',
    'https://www.youtube-nocookie.com@spy.example/',
    'https://a@www.youtube-nocookie.com/',
    'https://www.youtube-nocookie.com.spy.example/',
    'javascript:alert(1)',
    '//spy.example/',
  ]) {
    expect(show(`<iframe src="${src}" srcdoc="<script>1</script>"></iframe>`, { log }), src).toBe('')
  }
  expect(log).toHaveBeenCalledTimes(7)
})

test('elements that are not allowed are removed, and their words stay', () => {
  expect(show('<main><font color="red"><center>Ruhe</center></font></main>')).toBe('Ruhe')
  expect(show('a<script>b</script><style>c{}</style><template>d</template><textarea>e</textarea>f')).toBe('af')
})

test('deeply nested HTML does not take the page down', () => {
  expect(show(`${'<div>'.repeat(5000)}deep`).match(/<div>/g)?.length).toBe(41)
})

test('a tree that did not come from the parser shows only allowed elements', () => {
  const tree = JSON.parse(
    '[{"tag":"script","children":["alert(1)"]},{"tag":"constructor","children":[]},{"tag":"p","attributes":{"onclick":"x","style":"x","dangerouslySetInnerHTML":"x"},"children":["ok"]},{"tag":"a","attributes":{"href":"javascript:x"},"children":["b"]}]',
  )
  const html = renderContent(<HtmlView nodes={tree} level={2} />)
  expect(html).toBe('<div class="content-html">alert(1)<p>ok</p>b</div>')
})
