import { saveProfile } from '@marram/content/agency/save-profile'
import { type Agency, startAgency } from '@marram/testkit/agency'
import { visit } from '@marram/testkit/visit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="#4b2a6b"/></svg>'
const edition = {
  phone: '+49 38 12 34',
  email: 'post@bodden.example',
  address: { street: 'Hafen 1', zipcode: '18375', city: 'Prerow' },
  region: 'am Bodden',
  promise: 'Moin & willkommen',
}
const bodden = {
  name: 'Bodden & Co',
  company: { name: 'Bodden GmbH', registration: 'HRB 12' },
  editions: { de: edition, en: { ...edition, texts: { 'common.header.contactLink': 'Say hello' } } },
  mail: { name: 'Bodden', address: 'post@bodden.example' },
  colours: { brand: '#4b2a6b', accent: '#a3341a', ground: '#faf8f3' },
  mark: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
}

let agency: Agency
beforeAll(async () => {
  agency = await startAgency({
    lodgings: 20,
    prepare: async ({ db }) => {
      await saveProfile(db, bodden)
      return {}
    },
  })
}, 120_000)
afterAll(() => agency?.stop())

const get = (path: string, host = 'de') =>
  visit(agency.port, path, { host: `${host}.localhost:${agency.port}`, headers: { accept: 'text/html' } })

test('pages speak for the agency of the database, escaped', async () => {
  const { text } = await get('/')
  expect(text).toMatch(/<title>[^<]*Bodden &amp; Co<\/title>/)
  expect(text).toContain('Moin &amp; willkommen</h1>')
  expect(text).toContain('20 Ferienhäuser am Bodden.')
  expect(text).toContain('+49 38 12 34')
  expect(text).not.toContain('60 Jahre Bodden')
})

test('its colours replace those of the style sheet', async () => {
  const { text } = await get('/')
  const [, style = ''] = /<html[^>]* style="([^"]*)"/.exec(text) ?? []
  expect(style).toContain('--sea-700:#4b2a6b')
  expect(style).toMatch(/--ink-rgb:\d+ \d+ \d+/)
  expect(text).toContain('<meta name="theme-color" content="#faf8f3"')
})

test('an edition may replace a text', async () => {
  expect((await get('/', 'en')).text).toContain('>Say hello</a>')
})

test('an edition that is off has no address, and its host shows another one', async () => {
  const { text } = await get('/', 'da')
  expect(text).toMatch(/<html lang="de"/)
  expect(text).toMatch(/data-origins="de=\S+ en=\S+"/)
  expect(text).not.toContain('hrefLang="da"')
  expect((await get('/sitemaps/pages.xml')).text).not.toContain('hreflang="da"')
})

test('its mark is the favicon and the icon of the manifest', async () => {
  const favicon = await get('/favicon.svg')
  expect(favicon.text).toBe(svg)
  expect(favicon.headers['content-security-policy']).toContain('sandbox')
  const manifest = JSON.parse((await get('/site.webmanifest')).text)
  expect(manifest).toMatchObject({ name: 'Bodden & Co', lang: 'de', background_color: '#faf8f3' })
  for (const { src, type } of manifest.icons) {
    const icon = await get(src)
    expect([icon.status, icon.headers['content-type']]).toEqual([200, type])
  }
  expect((await get('/agency/1/icon-999.png')).status).toBe(404)
  expect((await get('/apple-touch-icon.png')).status).toBe(200)
})

test('a changed profile shows at once', async () => {
  await saveProfile(agency.database.db, { ...bodden, name: 'Darss' })
  await vi.waitFor(async () => expect((await get('/')).text).toMatch(/<title>[^<]*Darss<\/title>/))
  expect(JSON.parse((await get('/site.webmanifest')).text).name).toBe('Darss')
})
