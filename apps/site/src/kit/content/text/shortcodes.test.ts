import { expect, test, vi } from 'vitest'
import { paragraph, richText, text } from '../testing/builders.ts'
import { elementsOf } from '../testing/query.ts'
import { renderText, testEnvironment } from '../testing/render.tsx'

const show = (words: string, overrides: Parameters<typeof testEnvironment>[0] = {}) =>
  renderText(richText([paragraph(words)]), testEnvironment(overrides)).replace(/^<div[^>]*>|<\/div>$/g, '')

test('the year and the telephone are filled in', () => {
  expect(show('Seit 1966, also [year] noch. Tel. [phone]')).toBe(
    '<p>Seit 1966, also 2026 noch. Tel. <a href="tel:+4575001966">+45 75 00 19 66</a></p>',
  )
})

test.each([
  ['de', 'Montag bis Samstag von 9 bis 20 Uhr, Sonntag (April bis Oktober) von 8 bis 20 Uhr'],
  ['da', 'Mandag til lørdag kl. 9–20, søndag (april til oktober) kl. 8–20'],
  ['en', 'Monday to Saturday from 9\u00a0am to 8\u00a0pm, Sunday (April to October) from 8\u00a0am to 8\u00a0pm'],
] as const)('the opening hours are those of the whole week (%s)', (edition, hours) => {
  expect(show('Offen: [opening-hours]', { edition })).toBe(`<p>Offen: ${hours}</p>`)
})

test('a house is linked by its address in this edition', () => {
  expect(show('Siehe [house name="B2417"].')).toBe('<p>Siehe <a href="/ferienhaus-b2417/">B2417</a>.</p>')
  expect(show('See [house name="b2417"]this one[/house].', { edition: 'en' })).toBe(
    '<p>See <a href="/holiday-home-b2417/">this one</a>.</p>',
  )
  expect(show('Siehe [house name="../admin"].')).toBe('<p>Siehe ../ADMIN.</p>')
})

test('a paragraph in brackets is a block, so that buttons can stand in it', () => {
  const html = show('[button href="/kontakt/" colour="CTA" shape="Pill"]🐚 Schreiben Sie uns[/button]')
  expect(html).toMatch(/^<div class="content-block"><a href="\/kontakt\/" class="button button--cta button--pill">/)
  expect(elementsOf(html, 'a')[0]?.text).toBe('🐚Schreiben Sie uns')
})

test('a place to fill in is marked, beside shortcodes and other brackets', () => {
  expect(show('Tel. [phone]: [[Bitte ergänzen: <Zeiten>]], [[1]] [year]')).toBe(
    '<p>Tel. <a href="tel:+4575001966">+45 75 00 19 66</a>: <mark>[[Bitte ergänzen: &lt;Zeiten&gt;]]</mark>, [[1]] 2026</p>',
  )
})

test('a button with a script is left out', () => {
  expect(show('[button href="javascript:alert(1)"]Los[/button]')).toBe('<div class="content-block"></div>')
})

test('unknown names stay as typed', () => {
  expect(show('[moon phase="full"] und [constructor]')).toBe(
    '<div class="content-block">[moon phase="full"] und [constructor]</div>'.replaceAll('="full"', '=&quot;full&quot;'),
  )
})

test('a shortcode that does not parse stays as typed and is logged', () => {
  const log = vi.fn()
  expect(show('Haus [house name=B2417] hier', { log })).toBe('<p>Haus [house name=B2417] hier</p>')
  expect(log).toHaveBeenCalledWith('Invalid shortcode syntax at name=B2417 on shortcode house')
})

test('code shows shortcodes as they are written', () => {
  expect(renderText(richText([paragraph(text('[year]', 'code'))]))).toContain('<code>[year]</code>')
})
