import { createHealth } from '@marram/service-kit/health'
import { createLog } from '@marram/service-kit/logging'
import { describe, expect, test } from 'vitest'
import { createWarmUp, picturesOf } from './warm-up.ts'

const own = '/services/images/own/demo'

test('the small modern versions of a page’s pictures are drawn beforehand, smallest first, each once', () => {
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

test('the picture that a window opens with goes before all small ones', () => {
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
  const stored = page(`<img srcset="${own}/a/1/0?format=avif&amp;w=412">`)

  function prepare(openPage: (path: string) => Promise<typeof stored> = async () => stored) {
    const index = Promise.withResolvers<void>()
    const opened: string[] = []
    const drawn: string[] = []
    const warmUp = createWarmUp({
      site: { openPage: (edition, path) => openPage(path).finally(() => opened.push(`${edition} ${path}`)) },
      editions: ['da', 'de', 'en'],
      searchReady: index.promise,
      drawPictures: async (pages, urls) => drawn.push(pages, ...urls),
      log,
    })
    const health = createHealth({ checks: { pages: warmUp.check }, log })
    const after: string[] = []
    const run = warmUp.run(() => after.push(...opened))
    return { run, after, stop: warmUp.stop, health, opened, drawn, finishIndex: index.resolve }
  }

  test('does not begin once the program stops, and what has begun is waited for before the database closes', async () => {
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

  test('begins when the search index is there, and the program is ready when it is over', async () => {
    const { run, after, health, opened, drawn, finishIndex } = prepare()
    expect((await health.ready()).status).toBe(503)
    expect(opened).toEqual([])
    finishIndex()
    await run
    expect(opened).toEqual(['da /', 'de /', 'en /'])
    expect(after).toEqual(opened)
    expect(drawn).toEqual(['front', `${own}/a/1/0?format=avif&w=412`])
    expect((await health.ready()).status).toBe(200)
  })

  test('goes on with the search of every edition and the houses it shows first', async () => {
    const houses = Array.from({ length: 9 }, (_, i) => `<a href="/sommerhus-b${i}/">`).join('')
    const { run, opened, drawn, finishIndex } = prepare(async (path) => {
      if (path === '/') return page('<form class="plain-search" method="get" action="/find/">')
      return path === '/find/' ? page(`<a href="/om/"></a>${houses}`) : stored
    })
    finishIndex()
    await run
    expect(opened.slice(3)).toEqual([
      ...['da', 'de', 'en'].map((edition) => `${edition} /find/`),
      ...Array.from({ length: 6 }, (_, i) => `da /sommerhus-b${i}/`),
    ])
    expect(drawn).toEqual(['front', 'next', `${own}/a/1/0?format=avif&w=412`])
  })

  test('may fail, which keeps no guest away, nor the jobs that wait for it', async () => {
    const { run, after, health, opened, finishIndex } = prepare(() => Promise.reject(new Error('The broker is away.')))
    finishIndex()
    await run
    expect(after).toEqual(opened)
    expect(after).toHaveLength(1)
    expect((await health.ready()).status).toBe(200)
  })
})
