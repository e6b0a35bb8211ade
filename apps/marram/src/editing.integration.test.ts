import { publishEntry, saveDraft } from '@marram/content/publish'
import { type Agency, startAgency } from '@marram/testkit/agency'
import { type Visit, visit } from '@marram/testkit/visit'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

let agency: Agency
let isContentDown = false
/** A notice arrives in milliseconds; a busy machine renders later. */
const get = (path: string, options: Visit = {}) => visit(agency.port, path, options)

beforeAll(async () => {
  agency = await startAgency({
    env: { PREVIEW_KEY: 'ebbe-und-flut' },
    disturb: (service) => (isContentDown && service === 'content' ? new Response('away', { status: 503 }) : null),
  })
}, 120_000)
afterAll(() => agency?.stop())

const fields = (title: string) => ({
  title: { 'de-DE': title },
  layout: { 'de-DE': 'page' },
  template: { 'de-DE': 'standard' },
  slug: { 'de-DE': 'sturm-und-tee', 'da-DK': null, en: null },
})
const draft = (title: string) =>
  saveDraft(agency.database.db, { id: 'storm-and-tea', type: 'page', fields: fields(title) })
const publish = () => publishEntry(agency.database.db, 'storm-and-tea')

async function passOf(secret: string): Promise<string> {
  const { headers } = await get(`/api/preview?secret=${secret}&to=/sturm-und-tee/`)
  return headers['set-cookie'] ?? ''
}

describe('a draft', () => {
  beforeAll(() => draft('Erst ein Entwurf'))
  test('is not on the site, with or without bypassing the cache', async () => {
    expect((await get('/sturm-und-tee/')).status).toBe(404)
    expect((await get('/sturm-und-tee/?ePassCache=1')).status).toBe(404)
  })
  // spec: route ePassCache=1
  test('is shown to an editor with the preview key, and to nobody else afterwards', async () => {
    const cookie = await passOf('ebbe-und-flut')
    expect(cookie).toMatch(/^preview=\d+\.[\w-]+;.*HttpOnly.*SameSite=Lax/)
    const { status, text, headers } = await get('/sturm-und-tee/?ePassCache=1', {
      headers: { cookie: cookie.split(';')[0] ?? '' },
    })
    expect(status).toBe(200)
    expect(text).toContain('Erst ein Entwurf')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect((await get('/sturm-und-tee/')).status).toBe(404)
  })
  test("is not shown by the cookie alone: only an uncached page may differ from others' pages", async () => {
    const cookie = (await passOf('ebbe-und-flut')).split(';')[0] ?? ''
    expect((await get('/sturm-und-tee/', { headers: { cookie } })).status).toBe(404)
  })
  test('stays hidden from a wrong key and a forged cookie', async () => {
    const { status, headers } = await get('/api/preview?secret=falsch&to=/sturm-und-tee/')
    expect(status).toBe(403)
    expect(headers).not.toHaveProperty('set-cookie')
    const forged = await get('/sturm-und-tee/?ePassCache=1', { headers: { cookie: 'preview=9999999999999.x' } })
    expect(forged.status).toBe(404)
  })
  test('the link with the key leads only to pages of this site', async () => {
    for (const to of ['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)', '']) {
      const { status, headers } = await get(`/api/preview?secret=ebbe-und-flut&to=${encodeURIComponent(to)}`)
      expect(status).toBe(303)
      expect(headers.location).toMatch(/^\/(?![/\\])/)
    }
  })
  test('many tries are refused', async () => {
    const tries = await Promise.all(Array.from({ length: 12 }, () => get('/api/preview?secret=x')))
    expect(tries.map(({ status }) => status)).toContain(429)
  })
})

describe('publishing', () => {
  test('updates the page on every node', async () => {
    const second = await agency.addNode()
    const titles = async () => {
      const pages = await Promise.all([agency.port, second.port].map((port) => visit(port, '/sturm-und-tee/')))
      return pages.map(({ text }) => /<h1[^>]*>([^<]*)</.exec(text)?.[1])
    }
    await draft('Sturm und Tee')
    await publish()
    await vi.waitFor(async () => expect(await titles()).toEqual(['Sturm und Tee', 'Sturm und Tee']))
    await draft('Tee und Sturm')
    expect(await titles()).toEqual(['Sturm und Tee', 'Sturm und Tee'])
    await publish()
    await vi.waitFor(async () => expect(await titles()).toEqual(['Tee und Sturm', 'Tee und Sturm']))
  })
})

describe('during an outage of the content service', () => {
  test('stored pages are served, others report the outage, and all recover', async () => {
    const seen = await get('/sturm-und-tee/')
    expect(seen.status).toBe(200)
    isContentDown = true
    try {
      expect((await get('/sturm-und-tee/')).text).toBe(seen.text)
      const fresh = await get('/impressum/', { headers: { accept: 'text/html' } })
      expect(fresh.status).toBe(503)
      expect(fresh.text).toContain('Zur Startseite »')
      expect(fresh.headers['cache-control']).toBe('no-store')
    } finally {
      isContentDown = false
    }
    expect((await get('/impressum/')).status).toBe(200)
  })
})
