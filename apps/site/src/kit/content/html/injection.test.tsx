import fc from 'fast-check'
import { expect, test } from 'vitest'
import { elementsOf } from '../testing/query.ts'
import { renderContent, testEnvironment } from '../testing/render.tsx'
import { isPlainTag } from './html-node.ts'
import { HtmlView } from './html-view.tsx'
import { parseHtml } from './prepare-html.server.ts'

const environment = testEnvironment()
const show = (html: string) => renderContent(<HtmlView nodes={parseHtml(html)} level={2} />, environment)

/** Elements and attributes that our own components add around an editor's HTML. */
const ourTags: readonly string[] = ['a', 'img', 'h2', 'h3', 'h4', 'h5', 'h6', 'svg', 'use']
const ourAttributes: readonly string[] = [
  ...['href', 'title', 'target', 'rel', 'src', 'alt', 'width', 'height', 'loading', 'decoding', 'start', 'colspan'],
  ...['rowspan', 'scope', 'datetime', 'class', 'role', 'tabindex', 'aria-label', 'aria-hidden'],
]

/** Parses the rendered page as a browser would and lists everything that could run or load something. */
function dangersIn(html: string): string[] {
  return elementsOf(html).flatMap(({ tag, attributes }) => {
    const isTagFine = isPlainTag(tag) || ourTags.includes(tag)
    const wrong = Object.entries(attributes).filter(([name, value]) => {
      if (!ourAttributes.includes(name)) return true
      if (name === 'src') return !value.startsWith('/') || value.startsWith('//')
      return name === 'href' && !/^(?:\/(?!\/)|#|https?:|mailto:|tel:|sms:)/.test(value)
    })
    return [...(isTagFine ? [] : [`<${tag}>`]), ...wrong.map(([name, value]) => `${tag} ${name}=${value}`)]
  })
}

test('the search for dangers finds them', () => {
  expect(dangersIn('<p onclick=x>')).toEqual(['p onclick=x'])
  expect(dangersIn('<a href="java&#9;script:x">')).toHaveLength(1)
  expect(dangersIn('<img src=//spy.example><script></script>')).toHaveLength(2)
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<a href="javascript:alert(1)">x</a><a href="JAVASCRIPT:alert(1)">x</a><a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a><a href="vbscript:x">x</a>',
  '<iframe src="javascript:alert(1)"></iframe><iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<p style="background:url(javascript:alert(1))">x</p><style>@import "//spy.example"</style>',
  '<object data="x.swf"></object><embed src="x.swf"><link rel=stylesheet href=//spy.example><base href=//spy.example>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)"><body onload=alert(1)>',
  '<input autofocus onfocus=alert(1)><button formaction=javascript:alert(1)>x</button><details ontoggle=alert(1) open>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
  '<form action="https://spy.example"><input name=password></form>',
  '<img src="https://spy.example/pixel.gif"><img srcset="//spy.example/a 1x">',
  '<template><script>alert(1)</script></template><xmp><script>alert(1)</script></xmp>',
  '<!--><img src=x onerror=alert(1)>--><![CDATA[<script>alert(1)</script>]]>',
  '<a href="https://x.example" id="content" class="skip-link" name="getElementById">x</a>',
])('%s brings nothing dangerous into the page', (html) => {
  expect(dangersIn(show(html))).toEqual([])
})

const tag = fc.constantFrom(
  ...[
    'script',
    'style',
    'svg',
    'math',
    'img',
    'a',
    'p',
    'table',
    'td',
    'iframe',
    'form',
    'noscript',
    'template',
    'title',
  ],
  ...[
    'textarea',
    'select',
    'mtext',
    'mglyph',
    'foreignObject',
    'h2',
    'li',
    'xmp',
    'button',
    'object',
    'details',
    'body',
  ],
)
const attribute = fc.constantFrom(
  ...[
    'onerror=alert(1)',
    'onclick="x"',
    'href=javascript:x',
    'href="&#106;avascript:x"',
    'src=x',
    'src="//spy.example"',
  ],
  ...[
    'style="background:url(javascript:x)"',
    'srcdoc="<script>x</script>"',
    'action=javascript:x',
    'id=content',
    'href=#a',
  ],
  ...['xlink:href=javascript:x', 'src=data:text/html,x', 'formaction=javascript:x', 'title="</p><script>x</script>"'],
)
const piece = fc.oneof(
  fc.tuple(tag, fc.array(attribute, { maxLength: 3 })).map(([name, list]) => `<${name} ${list.join(' ')}>`),
  tag.map((name) => `</${name}>`),
  fc.constantFrom('<!--', '-->', '<![CDATA[', ']]>', '"', "'", '<', '>', '&lt;script&gt;', '\u0000', ' '),
  fc.string(),
)

test('no script, handler, style or foreign address of an editor survives', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      expect(dangersIn(show(pieces.join('')))).toEqual([])
    }),
    { numRuns: 1500 },
  )
})
