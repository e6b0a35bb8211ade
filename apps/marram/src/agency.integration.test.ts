import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { saveProfile } from '@marram/content/agency/save-profile'
import { type Agency, startAgency } from '@marram/testkit/agency'
import { readSecondProfile, secondFolder } from '@marram/testkit/second-agency/second-agency'
import { visit } from '@marram/testkit/visit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** The second agency in a year that nobody knows. */
const { founded: _, ...second } = await readSecondProfile()
const svg = readFileSync(join(secondFolder, 'mark.svg'), 'utf8')

let agency: Agency
beforeAll(async () => {
  agency = await startAgency({
    lodgings: 20,
    prepare: async ({ db }) => {
      await saveProfile(db, second)
      return {}
    },
  })
}, 120_000)
afterAll(() => agency?.stop())

const get = (path: string, host = 'de') =>
  visit(agency.port, path, { host: `${host}.localhost:${agency.port}`, headers: { accept: 'text/html' } })

test('pages speak for the agency of the database, escaped', async () => {
  const { text } = await get('/')
  expect(text).toMatch(/<title>[^<]*Bodden &amp; Rohr<\/title>/)
  expect(text).toContain('Ihr Haus zwischen Bodden und Meer</h1>')
  expect(text).toContain('20 Ferienhäuser auf Fischland-Darß-Zingst.')
  expect(text).toContain('+49 38233 70 51 28')
  expect(text).not.toMatch(/\d Jahre Bodden/)
})

test('its colours replace those of the style sheet', async () => {
  const { text } = await get('/')
  const [, style = ''] = /<html[^>]* style="([^"]*)"/.exec(text) ?? []
  expect(style).toContain('--sea-700:#5a2a4f')
  expect(style).toMatch(/--ink-rgb:\d+ \d+ \d+/)
  expect(text).toContain('<meta name="theme-color" content="#f7f8f3"')
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
  expect(manifest).toMatchObject({ name: 'Bodden & Rohr', lang: 'de', background_color: '#f7f8f3' })
  for (const { src, type } of manifest.icons) {
    const icon = await get(src)
    expect([icon.status, icon.headers['content-type']]).toEqual([200, type])
  }
  expect((await get('/agency/1/icon-999.png')).status).toBe(404)
  expect((await get('/apple-touch-icon.png')).status).toBe(200)
})

test('a changed profile shows at once', async () => {
  const account = async () => /Ihre Daten bei [^.]*/.exec((await get('/account/login/')).text)?.[0]
  expect(await account()).toContain('Bodden')
  await saveProfile(agency.database.db, { ...second, name: 'Darss' })
  await vi.waitFor(async () => expect((await get('/')).text).toMatch(/<title>[^<]*Darss<\/title>/))
  expect(JSON.parse((await get('/site.webmanifest')).text).name).toBe('Darss')
  expect(await account()).toContain('Darss')
})
