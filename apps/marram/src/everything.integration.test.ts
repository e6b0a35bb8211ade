import { type Agency, startAgency } from '@marram/testkit/agency'
import { everythingPaths } from '@marram/testkit/everything/everything-page'
import { markupFaults } from '@marram/testkit/markup-faults'
import { editions, type WalkedPage, walkTo } from '@marram/testkit/walk-site'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let agency: Agency
const warnings: string[] = []
const warn = console.warn

beforeAll(async () => {
  // Kept for all tests of this file, while a spy would be restored after the first one.
  console.warn = (message) => void warnings.push(String(message))
  agency = await startAgency({ withEverything: true })
}, 120_000)
afterAll(async () => {
  await agency?.stop()
  console.warn = warn
})

/** Default texts of an edition. */
const defaults = {
  da: { more: 'Læs mere', popup: 'Vis flere oplysninger' },
  de: { more: 'Mehr lesen', popup: 'Zusätzliche Info-Popup öffnen' },
  en: { more: 'Read more', popup: 'Show more information' },
}

describe.each(editions)('the page with every block in %s', (edition) => {
  let page: WalkedPage
  let main = ''
  const tagsWith = (pattern: RegExp) => main.match(pattern) ?? []
  beforeAll(async () => {
    page = await walkTo(agency.port, edition, everythingPaths[edition])
    main = page.html.slice(page.html.indexOf('<main'), page.html.indexOf('</main>')).replaceAll('<!-- -->', '')
  })

  test('renders valid markup', async () => {
    expect(page.status).toBe(200)
    expect(await markupFaults(page)).toEqual([])
  })

  // spec: constant block paragraph
  test.each([
    ['lists', /<ul>.*<ol>/s],
    ['marks', /<strong>.*<em>.*<u>.*<code>.*<sub>.*<sup>/s],
    ['a quotation', /<blockquote>/],
    ['a rule', /<hr\/?>/],
    ['a table that scrolls within itself', /class="[^"]*table-scroll[^"]*"[^>]*tabindex="0"[^>]*>.*<th scope="col"/is],
    ['questions that open', /<details[^>]*>.*<summary/s],
    ['a fact', /class="fact"/],
    ['a picture that leads somewhere', /<a [^>]*href="\/[^"]+"[^>]*>(?:(?!<\/a>).)*<picture/s],
    ['a pill', /class="button button--cta button--pill[^"]*"/],
    ['an emoji beside the words of a button', /🐚<\/span>/],
    ['a map', /class="[^"]*map/],
    ['somebody of ours', /Lars Thomsen/],
    ['a form', /<form id="form-contact"/],
    ['a banner', /class="banner banner--page banner--picture"/],
    ['a statement', /class="[^"]*statement/],
    ['entrances', /class="entrances"/],
    ['a gallery', /class="[^"]*gallery/],
    ['a quotation by somebody', /class="section-quote"/],
    ['columns', /class="content-columns"/],
    ['a sidebar', /<aside class="stack"><section class="panel panel--flat sidebar-section"/],
    ['a paragraph in brackets as a block', /<div class="content-block">\[moon\]/],
  ])('has %s', (_, pattern) => {
    expect(pattern.test(main), `${pattern} is not on the page`).toBe(true)
  })

  // spec: constant embedded images
  test('requests pictures 412 wide, and 795 from 640 pixels on, each also doubled, and never wider than the original', () => {
    expect(main).toMatch(/media="\(width &gt;= 40rem\)"[^>]*w=795 1x[^"]*w=1590 2x/)
    expect(main).toMatch(/w=412[^"]* 1x[^"]*w=824[^"]* 2x/)
    const small = tagsWith(
      /<figure class="content-figure">(?:(?!<\/figure>).)*demo\/dunes\/d4(?:(?!<\/figure>).)*<\/figure>/gs,
    )
    expect(small.join('')).toMatch(/w=300/)
    expect(small.join('')).not.toMatch(/w=(?:412|795)/)
  })

  // spec: constant embedded images
  test('plays our videos muted and looped, and leaves drawings unchanged', () => {
    const [film = ''] = tagsWith(/<video[^>]*wind\.mp4[^>]*>|<video[^>]*>(?:(?!<\/video>).)*wind\.mp4/s)
    for (const word of ['muted', 'loop', 'autoplay', 'playsinline']) expect(film.toLowerCase()).toContain(word)
    expect(main).toMatch(/<img[^>]*src="\/services\/images\/assets\/wind\.svg"/)
  })

  test('opens external links in a new tab, pages of this edition in the same one, and links nothing without a page', () => {
    const outside = tagsWith(/<a [^>]*href="https?:[^>]*>/g)
    expect(outside.length).toBeGreaterThan(2)
    for (const link of outside)
      expect(link).toMatch(/target="_blank"[^>]*rel="noopener"|rel="noopener"[^>]*target="_blank"/)
    expect(main).toMatch(/<a [^>]*href="#content"/)
    expect(tagsWith(/<a [^>]*href="[^"]*kun-paa-dansk[^>]*>/g)).toHaveLength(edition === 'da' ? 1 : 0)
    for (const link of tagsWith(/<a [^>]*href="\/(?!services)[^>]*>/g)) expect(link).not.toContain('_blank')
    expect(tagsWith(/<a [^>]*href="\/services\/images\/own\/demo\/beach\/b2\/0"[^>]*>/g)[0]).toContain('_blank')
  })

  // spec: entity Call-to-action.title; entity Inline output; error error page texts
  test('uses default texts for empty fields', () => {
    expect(main).toContain(defaults[edition].more)
    expect(main).toContain(defaults[edition].popup)
    expect(main).toContain(`© ${new Date().getFullYear()}`)
  })

  // spec: error invalid shortcode
  test('shows an unknown shortcode as text, reports an invalid one, and logs it', () => {
    expect(main).toContain('[moon]')
    expect(warnings.join()).toContain('Invalid shortcode syntax at name=B2417 on shortcode house')
  })

  test('never outputs executable content', () => {
    expect(main).not.toMatch(/onerror|javascript:|evil\.example|<script>alert/)
    expect(main).toContain('&lt;script&gt;alert(&quot;written&quot;)')
    expect(main).not.toMatch(/<iframe/)
  })
})
