import { type Agency, startAgency } from '@marram/testkit/agency'
import { greyPicture } from '@marram/testkit/grey-picture'
import { visit } from '@marram/testkit/visit'
import { approveComment } from '@marram/workers/comments/staff-comments'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

let agency: Agency
/** The year of the newest contest, which is open; the one before is decided. */
let open = 0

beforeAll(async () => {
  agency = await startAgency()
  const newest = await agency.database.db
    .selectFrom('contest')
    .select('year')
    .orderBy('year', 'desc')
    .limit(1)
    .execute()
  open = newest[0]?.year ?? 0
}, 120_000)
afterAll(() => agency?.stop())

const words = { da: 'fotokonkurrence', de: 'fotowettbewerb', en: 'photo-contest' } as const
type Edition = keyof typeof words
const get = (edition: Edition, path: string) =>
  visit(agency.port, path, { host: `${edition}.localhost:${agency.port}` })
const htmlOf = async (edition: Edition, path: string) => {
  const { status, text } = await get(edition, path)
  expect(status, path).toBe(200)
  return text.replaceAll('<!-- -->', '')
}
const yearOf = (edition: Edition, year: number) => `/${words[edition]}/${words[edition]}-${year}/`
const dataOf = (html: string): { '@type': string }[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json))
const canonicalOf = (html: string) => /<link rel="canonical" href="http:\/\/[^/]+([^"]*)"/.exec(html)?.[1]

describe('the overview', () => {
  // spec: route /fotowettbewerb/
  test.each([
    ['da', 'Fotokonkurrence', 'Det kan du vinde', 'Send et billede', 'Tidligere år'],
    ['de', 'Fotowettbewerb', 'Das können Sie gewinnen', 'Bild einsenden', 'Frühere Jahre'],
    ['en', 'Photo contest', 'What you can win', 'Send a picture', 'Earlier years'],
  ] as const)('in %s has the prizes and links to the upload and earlier years', async (edition, ...texts) => {
    const html = await htmlOf(edition, `/${words[edition]}/`)
    for (const text of texts) expect(html).toContain(text)
    expect(html).toContain(`href="/${words[edition]}/upload/"`)
    expect(html).toContain(`href="${yearOf(edition, open)}"`)
    expect(html).toContain(`href="${yearOf(edition, open - 2)}"`)
    expect(canonicalOf(html)).toBe(`/${words[edition]}/`)
    expect(html).toContain(`hrefLang="da" href="http://da.localhost:${agency.port}/fotokonkurrence/"`)
  })

  test('is linked from the menu and the footer of every page', async () => {
    const html = await htmlOf('en', '/contact/')
    expect(html.match(/href="\/photo-contest\/"/g)?.length).toBeGreaterThanOrEqual(2)
  })
})

describe('a year', () => {
  // spec: route /fotowettbewerb/fotowettbewerb-{year}/
  test('that is decided has its winners, its prize and its pictures page by page', async () => {
    const html = await htmlOf('de', yearOf('de', open - 1))
    for (const text of ['Erster Platz', 'Zweiter Platz', 'Dritter Platz', 'Die Welle', 'Teilnahmebedingungen']) {
      expect(html).toContain(text)
    }
    expect(html).not.toContain('Bild einsenden')
    expect(html).toContain(`href="${yearOf('de', open - 1)}page/2/"`)
    const gallery = dataOf(html).find((data) => data['@type'] === 'ImageGallery')
    expect(gallery).toMatchObject({ name: `Fotowettbewerb ${open - 1}` })
  })

  test('has numbered further pages, also in the other editions', async () => {
    const html = await htmlOf('de', `${yearOf('de', open - 1)}page/2/`)
    expect(canonicalOf(html)).toBe(`${yearOf('de', open - 1)}page/2/`)
    expect(html).toContain(`${yearOf('en', open - 1)}page/2/`)
    expect(html).not.toContain('Erster Platz')
    const first = await get('de', `${yearOf('de', open - 1)}page/1/`)
    expect([first.status, first.headers.location]).toEqual([301, yearOf('de', open - 1)])
  })

  test("in another edition's words redirects to this edition's", async () => {
    const { status, headers } = await get('de', yearOf('en', open))
    expect([status, headers.location]).toEqual([301, yearOf('de', open)])
  })
})

test('a picture has a page with its title, text, place and neighbouring pictures', async () => {
  const html = await htmlOf('en', `${yearOf('en', open - 1)}die-welle/`)
  expect(html).toMatch(/<h1[^>]*>Die Welle<\/h1>/)
  expect(html).toContain('Windstärke neun')
  expect(html).toContain('First place')
  expect(html).toMatch(/rel="prev"/)
  expect(html).toMatch(/rel="next"/)
  expect(html).toContain('<meta property="og:image"')
  expect(dataOf(html).find((data) => data['@type'] === 'ImageObject')).toMatchObject({ name: 'Die Welle', width: 1200 })
})

describe('comments on a picture', () => {
  const path = () => `${yearOf('de', open - 1)}die-welle/`
  const db = () => agency.database.db
  const send = async (fields: Record<string, string>) => {
    const image = await db().selectFrom('contest_image').select('id').where('image_slug', '=', 'die-welle').execute()
    const subject = { parentType: 'contest-image', parentId: String(image[0]?.id), _page: path() }
    const form = { ...subject, replyTo: '', name: 'Karen', email: '', comment: 'Was für ein Licht!', ...fields }
    return visit(agency.port, '/api/comments/', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      body: `${new URLSearchParams(form)}`,
    })
  }

  test('can be sent without script, and appear on the stored page once staff approve them', async () => {
    expect(await htmlOf('de', path())).toContain('id="comments"')
    const sent = await send({})
    expect([sent.status, sent.headers.location]).toEqual([303, `${path()}#sent-comment-form`])
    expect(await htmlOf('de', path())).not.toContain('Was für ein Licht!')
    const held = db().selectFrom('comment').select('id').where('state', '=', 'held')
    const { id } = await held.where('parent_type', '=', 'contest-image').executeTakeFirstOrThrow()
    await approveComment(db(), id, { now: new Date(), origins: { da: '', de: '', en: '' } })
    await vi.waitFor(async () => expect(await htmlOf('de', path())).toContain('Was für ein Licht!'))
    const picture = dataOf(await htmlOf('de', path())).find((data) => data['@type'] === 'ImageObject')
    expect(picture).toMatchObject({ commentCount: 1, comment: [{ text: 'Was für ein Licht!' }] })
  })

  test('beyond the first hundred are on further pages', async () => {
    const [shown] = await db()
      .selectFrom('contest_image')
      .innerJoin('contest', 'contest.id', 'contest_image.contest_id')
      .where('contest.year', '=', open - 2)
      .select(['contest_image.id', 'contest_image.image_slug'])
      .limit(1)
      .execute()
    const first = `${yearOf('en', open - 2)}${shown?.image_slug}/`
    const rows = Array.from({ length: 101 }, (_, index) => ({
      parent_type: 'contest-image',
      parent_id: String(shown?.id),
      language_id: 7 as const,
      state: 'shown' as const,
      comment: `Light number ${index} of the evening`,
      author_name: 'Nele',
      created_at: new Date(Date.UTC(2026, 0, 1, 10, index)),
    }))
    await db().insertInto('comment').values(rows).execute()
    const html = await htmlOf('en', first)
    expect(html).not.toContain('Light number 0 of')
    expect(html).toContain(`href="${first}page/2/#comments"`)
    const second = await htmlOf('en', `${first}page/2/`)
    expect(second).toContain('Light number 0 of')
    expect(canonicalOf(second)).toBe(`${first}page/2/`)
    expect((await get('en', `${first}page/3/`)).status).toBe(404)
  })

  test('that are rejected are shown again on the page of the picture with their text', async () => {
    const { status, text } = await send({ name: '', comment: 'Wo ist das?' })
    expect(status).toBe(422)
    expect(text).toMatch(/<h1[^>]*>Die Welle<\/h1>/)
    expect(text).toContain('>Wo ist das?</textarea>')
  })
})

test('a missing year, page or picture is a 404', async () => {
  const years = ['1999/', `${open + 5}/`, `${open}/page/99/`, `${open}/no-such-picture/`, 'next/', `${open}/a/b/`]
  for (const rest of years) {
    const { status } = await get('en', `/photo-contest/photo-contest-${rest}`)
    expect(status, rest).toBe(404)
  }
})

test('the sitemap contains years and pictures', async () => {
  expect((await get('en', '/sitemap.xml')).text).toContain('/sitemaps/contests.xml')
  const { text } = await get('en', '/sitemaps/contests.xml')
  expect(text).toContain(`${yearOf('en', open)}</loc>`)
  expect(text).toContain(`${yearOf('en', open - 1)}die-welle/</loc>`)
})

describe('the upload page', () => {
  test('shows the limits before a file is chosen', async () => {
    const html = await htmlOf('da', '/fotokonkurrence/upload/')
    for (const text of ['JPEG, PNG eller WebP', 'Højst 20 MB', 'Mindst 800 pixels', 'HEIC'])
      expect(html).toContain(text)
  })

  test('says so if no contest is open', async () => {
    const { db } = agency.database
    const contest = db.updateTable('contest').where('year', '=', open)
    const before = await db.selectFrom('contest').selectAll().where('year', '=', open).executeTakeFirstOrThrow()
    await contest.set({ closes_on: before.opens_on }).execute()
    const { text } = await get('en', '/photo-contest/upload/?ePassCache=1')
    await contest.set({ closes_on: before.closes_on }).execute()
    expect(text).toContain('We’re not taking pictures at the moment')
    expect(text).toContain('entries have closed, and we’re choosing the winners')
    expect(text).not.toContain('<input type="file"')
  })
})

describe('a picture sent without script', () => {
  const written = { userEmail: 'karen@example.org', userName: 'Karen Holm', imageTitle: 'Die letzte Düne' }
  const send = async (picture: Uint8Array<ArrayBuffer>) => {
    const contest = await agency.database.db.selectFrom('contest').select('id').where('year', '=', open).execute()
    const form = new FormData()
    const fields = {
      contestId: String(contest[0]?.id),
      locale: 'de-DE',
      ...written,
      userEmailConfirm: written.userEmail,
    }
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('contest_image', new File([picture], 'duene.png', { type: 'image/png' }))
    const headers = { 'sec-fetch-site': 'same-origin' }
    const url = `http://127.0.0.1:${agency.port}/fotowettbewerb/upload/`
    return fetch(url, { method: 'POST', headers, body: form, redirect: 'manual' })
  }
  const entries = () =>
    agency.database.db.selectFrom('contest_image').select('image_title').where('state', '=', 'pending').execute()

  test('is shown again with its texts if it is too small', async () => {
    const response = await send(greyPicture(640, 480))
    const html = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([422, 'no-store'])
    expect(html).toContain('mindestens 800 Pixel')
    expect(html).toContain('value="Die letzte Düne"')
    expect(html).toContain('value="Karen Holm"')
    expect(await entries()).toEqual([])
  })

  // spec: route /fotowettbewerb/upload/
  test('is stored, larger than the limit of other forms, and leads to the thank-you page', async () => {
    // Only the header is read here, and a PNG ends at its end marker: the rest only adds bytes.
    const heavy = new Uint8Array(Buffer.concat([greyPicture(1200, 900), Buffer.alloc(3_000_000)]))
    const response = await send(heavy)
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/fotowettbewerb/upload/#sent-contest-entry',
    ])
    expect(await entries()).toEqual([{ image_title: 'Die letzte Düne' }])
  })
})
