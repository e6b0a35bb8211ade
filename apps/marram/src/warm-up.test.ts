import { createHealth } from '@marram/service-kit/health'
import { createLog } from '@marram/service-kit/logging'
import { describe, expect, test } from 'vitest'
import { createWarmUp, firstPicturesOf, picturesOf } from './warm-up.ts'

const own = '/services/images/own/demo'

test("small modern versions of a page's pictures are rendered in advance, smallest first, each once", () => {
  const html = `
    <source srcset="${own}/a/1/0?format=avif&amp;w=824&amp;h=550 2x, ${own}/a/1/0?format=avif&amp;w=412&amp;h=275 1x">
    <img src="${own}/a/1/0?format=jpg&amp;w=412&amp;h=275">
    <link imagesrcset="${own}/b/2/0?format=avif&amp;w=1920&amp;h=1200 1920w, ${own}/b/2/0?format=avif&amp;w=640&amp;h=400 640w">`
  expect(picturesOf([{ html }, { html }])).toEqual([
    `${own}/a/1/0?format=avif&w=412&h=275`,
    `${own}/b/2/0?format=avif&w=640&h=400`,
    `${own}/a/1/0?format=avif&w=824&h=550`,
  ])
})

test('the picture above the fold comes before all small ones', () => {
  const set = (widths: number[]) => widths.map((w) => `${own}/hero/1/0?format=avif&amp;w=${w} ${w}w`).join(', ')
  const html = `
    <link rel="preload" as="image" type="image/avif" fetchPriority="high" imageSrcSet="${set([960, 640, 1920])}">
    <source srcset="${own}/a/1/0?format=avif&amp;w=412 1x"><source srcset="${set([640, 960, 1920])}">`
  expect(picturesOf([{ html }])).toEqual([
    `${own}/hero/1/0?format=avif&w=640`,
    `${own}/hero/1/0?format=avif&w=960`,
    `${own}/a/1/0?format=avif&w=412`,
  ])
})

test('drafts are made of the first pictures of a page, one per picture for all sizes', () => {
  const set = (name: string) =>
    [412, 1236, 824].map((w) => `${own}/${name}/1/0?format=avif&amp;w=${w} ${w}w`).join(', ')
  const html = `<source srcset="${set('menu')}"><link rel="preload" as="image" imageSrcSet="${set('lead')}"><main>
    ${['lead', 'a', 'b', 'c', 'd', 'e', 'f'].map((name) => `<source srcset="${set(name)}">`).join('')}`
  const drafts = ['lead', 'a', 'b', 'c', 'd', 'e'].map((name) => `${own}/${name}/1/0?format=avif&w=1236`)
  expect(firstPicturesOf([{ html }, { html }])).toEqual(drafts)
})

describe('preparing the first pages', () => {
  const log = createLog({ name: 'test', level: 'silent' })
  const page = (html: string) => {
    const variant = { headers: [], body: Buffer.from(html) }
    return {
      status: 200,
      etag: '',
      sizeBytes: 0,
      notModified: [],
      variants: { br: variant, gzip: variant, identity: variant },
    }
  }
  const picture = `${own}/a/1/0?format=avif&w=412`
  const stored = page(`<img srcset="${picture.replaceAll('&', '&amp;')}">`)

  function prepare(openPage: (path: string) => Promise<typeof stored> = async () => stored) {
    const index = Promise.withResolvers<void>()
    const opened: string[] = []
    const drawn: string[] = []
    const warmUp = createWarmUp({
      site: { openPage: (edition, path) => openPage(path).finally(() => opened.push(`${edition} ${path}`)) },
      editions: ['da', 'de', 'en'],
      searchReady: index.promise,
      draftPictures: async (urls) => drawn.push(...urls.map((url) => `draft ${url}`)),
      drawPictures: async (pages, urls) => drawn.push(pages, ...urls),
      untilCalm: async () => void opened.push('calm'),
      log,
    })
    const health = createHealth({ checks: { pages: warmUp.check }, log })
    const after: string[] = []
    const run = warmUp.run(() => after.push(...opened))
    return {
      run,
      after,
      stop: warmUp.stop,
      frontReady: warmUp.frontReady,
      health,
      opened,
      drawn,
      finishIndex: index.resolve,
    }
  }

  test('does not start once the program stops, and running work is awaited before the database closes', async () => {
    const early = prepare()
    await early.stop()
    early.finishIndex()
    await early.run
    expect(early.opened).toEqual([])
    const rendering = Promise.withResolvers<void>()
    const late = prepare(async () => {
      await rendering.promise
      return stored
    })
    late.finishIndex()
    await Promise.resolve()
    const stopping = late.stop()
    rendering.resolve()
    await stopping
    expect(late.drawn).toEqual([])
  })

  test('starts when the search index is ready, and the program is ready with its first pages', async () => {
    const { run, after, health, opened, drawn, finishIndex } = prepare()
    expect((await health.ready()).status).toBe(503)
    expect(opened).toEqual([])
    finishIndex()
    await run
    expect(opened).toEqual(['da /', 'calm', 'de /', 'calm', 'en /'])
    expect(after).toEqual(opened)
    expect(drawn).toEqual([`draft ${picture}`, `draft ${picture}`, 'front', picture])
    expect((await health.ready()).status).toBe(200)
  })

  test('starts with the search of the first edition; its houses and the other editions follow when it is calm', async () => {
    const houses = Array.from({ length: 9 }, (_, i) => `<a href="/sommerhus-b${i}/">`).join('')
    const { run, opened, drawn, finishIndex } = prepare(async (path) => {
      if (path === '/') return page('<form class="plain-search" method="get" action="/find/">')
      return path === '/find/' ? page(`<a href="/om/"></a>${houses}`) : stored
    })
    finishIndex()
    await run
    const houseOf = (_: unknown, i: number) => `da /sommerhus-b${i}/`
    const later = ['de /', 'en /', ...Array.from({ length: 6 }, houseOf), 'de /find/', 'en /find/']
    expect(opened).toEqual(['da /', 'da /find/', ...later.flatMap((page) => ['calm', page])])
    expect(drawn).toEqual(['front', `draft ${picture}`, 'next', picture])
  })

  test('the first front page is ready before the search is prepared', async () => {
    const searching = Promise.withResolvers<void>()
    const { run, frontReady, opened, finishIndex } = prepare(async (path) => {
      if (path === '/') return page('<form class="plain-search" method="get" action="/find/">')
      await searching.promise
      return stored
    })
    finishIndex()
    await frontReady
    expect(opened).toEqual(['da /'])
    searching.resolve()
    await run
  })

  test('may fail without blocking guests or the waiting jobs', async () => {
    const { run, after, health, opened, frontReady, finishIndex } = prepare(() =>
      Promise.reject(new Error('The broker is away.')),
    )
    finishIndex()
    await run
    await frontReady
    expect(after).toEqual(opened)
    expect(after).toHaveLength(1)
    expect((await health.ready()).status).toBe(200)
  })
})
