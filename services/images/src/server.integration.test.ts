import { readdir, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shownKey } from '@marram/contract/workers/pictures'
import { createS3Store, parseS3Address } from '@marram/service-kit/s3-store'
import { startS3Server } from '@marram/service-kit/testing/s3-server'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { photo, startImages } from './testing/start-images.ts'
import { createUploadSource } from './upload-source.ts'

type Running = Awaited<ReturnType<typeof startImages>>

let images: Running
beforeAll(async () => {
  images = await startImages()
  await writeFile(join(images.root, 'beach.jpg'), await photo(900, 600))
  await writeFile(join(images.root, 'upright.jpg'), await photo(900, 600, 6))
  await writeFile(join(images.root, 'tower.jpg'), await photo(20, 2000))
  await writeFile(join(images.root, 'cut.jpg'), (await photo(900, 600)).subarray(0, 2000))
  await writeFile(join(images.root, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>')
  await writeFile(join(images.root, 'wave.gif'), 'GIF89a-wave')
  await writeFile(join(images.root, 'film.mp4'), '0123456789')
  await writeFile(join(images.root, 'terms.pdf'), '%PDF')
})
afterAll(() => images.stop())

const started: Running[] = []
const startAnother: typeof startImages = async (...given) => {
  const running = await startImages(...given)
  started.push(running)
  return running
}
afterEach(async () => {
  for (const running of started.splice(0)) await running.stop()
})

const shapeOf = async (response: Response) => {
  const { format, width, height, compression } = await sharp(await response.arrayBuffer()).metadata()
  return [format === 'heif' ? compression : format, width, height]
}
const colourAt = async (response: Response, x: number, y: number) => {
  const { data, info } = await sharp(await response.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue'
}
const problem = async (response: Response) => [response.status, (await response.json()).meta.code]

describe('a picture', () => {
  // spec: call GET image with format, fit, f, w, h
  test.each([
    ['/assets/beach.jpg?w=320&h=213', 'image/avif', ['av1', 320, 213]],
    ['/assets/beach.jpg?format=webp&w=300', 'image/webp', ['webp', 320, 213]],
    ['/assets/beach.jpg?format=jpg&fit=inside&w=320&h=320', 'image/jpeg', ['jpeg', 320, 213]],
    ['/assets/beach.jpg?format=webp&fit=outside&w=320&h=320', 'image/webp', ['webp', 480, 320]],
    ['/assets/beach.jpg?format=webp&fit=fill&w=80&h=320', 'image/webp', ['webp', 80, 320]],
    ['/assets/beach.jpg?format=jpg&fit=contain&w=300&h=300', 'image/jpeg', ['jpeg', 320, 320]],
    ['/assets/beach.jpg?format=jpg', 'image/jpeg', ['jpeg', 900, 600]],
    ['/assets/upright.jpg?format=jpg', 'image/jpeg', ['jpeg', 600, 900]],
    ['/own/demo/house/7?format=webp&w=460', 'image/webp', ['webp', 480, 320]],
    ['/own/demo/house/7/?w=30&h=30', 'image/avif', ['av1', 32, 32]],
  ])('%s is %s in the requested size, or the next of the ladder', async (path, type, shape) => {
    const response = await images.get(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
    expect(await shapeOf(response)).toEqual(shape)
  })

  test('is cropped around its focus', async () => {
    const crop = (focus: string) => images.get(`/assets/beach.jpg?format=jpg&w=100&h=200&f=${focus}`)
    expect(await colourAt(await crop('left'), 50, 100)).toBe('red')
    expect(await colourAt(await crop('bottom_right'), 50, 100)).toBe('blue')
    expect((await crop('face')).status).toBe(200)
  })

  test('with a camera orientation is upright', async () => {
    const response = await images.get('/assets/upright.jpg?format=jpg&w=60')
    expect(await colourAt(response, 30, 5)).toBe('red')
  })

  test('has a length for HEAD without a body', async () => {
    const whole = await images.get('/assets/beach.jpg?w=300')
    const head = await images.get('/assets/beach.jpg?w=300', { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(String((await whole.arrayBuffer()).byteLength))
    expect(await head.text()).toBe('')
  })
})

describe('a browser', () => {
  test('may cache a picture for a day, with a version without limit', async () => {
    const plain = await images.get('/assets/beach.jpg?w=300')
    expect(plain.headers.get('cache-control')).toBe('public, max-age=86400')
    const versioned = await images.get('/assets/beach.jpg?w=300&v=1')
    expect(versioned.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(versioned.headers.get('etag')).toBe(plain.headers.get('etag'))
  })

  test('with a cached picture gets 304 without any work', async () => {
    const etag = (await images.get('/own/demo/told?w=30')).headers.get('etag') ?? ''
    const drawn = images.drawings.drawn.length
    const again = await images.get('/own/demo/told?w=30', { headers: { 'if-none-match': `"other", W/${etag}` } })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    expect(images.drawings.drawn.length).toBe(drawn)
  })

  test('gets the new picture once its original has changed', async () => {
    const { root, get } = await startAnother()
    await writeFile(join(root, 'sea.jpg'), await photo(90, 60))
    const before = await get('/assets/sea.jpg?w=30')
    await writeFile(join(root, 'sea.jpg'), await photo(90, 90))
    const after = await get('/assets/sea.jpg?w=30')
    expect(await shapeOf(before)).toEqual(['av1', 32, 21])
    expect(await shapeOf(after)).toEqual(['av1', 32, 32])
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
  })
})

describe('a large new picture', () => {
  const path = '/own/demo/new?w=600&h=400'
  const answerOf = async (response: Response) => ({
    kept: response.headers.get('cache-control'),
    etag: response.headers.get('etag'),
    shape: await shapeOf(response),
  })

  test('is first a smaller draft in the requested format and shape, then the final picture', async () => {
    const { get, warm } = await startAnother()
    const draft = await answerOf(await get(path))
    expect(draft).toMatchObject({ kept: 'public, max-age=60', shape: ['av1', 547, 365] })
    // Waits for the final picture that the draft has queued.
    await warm([path], new AbortController().signal)
    const final = await answerOf(await get(path, { headers: { 'if-none-match': draft.etag ?? '' } }))
    expect(final).toMatchObject({ kept: 'public, max-age=86400', shape: ['av1', 640, 427] })
    expect(final.etag).not.toBe(draft.etag)
  })

  test('shares one prepared draft between all sizes of its shape that have drafts', async () => {
    const { get, draft, drawings } = await startAnother({}, { guestSeenMs: () => performance.now() })
    const urls = ['/own/demo/new?w=1200&h=800', '/own/demo/new?w=600&h=400', '/own/demo/small?w=60&h=40']
    expect(await draft(urls, new AbortController().signal)).toEqual({ made: 1, present: 2, failed: 0 })
    for (const size of ['w=900&h=600', 'w=412&h=275']) {
      expect(await answerOf(await get(`/own/demo/new?${size}`))).toMatchObject({
        kept: 'public, max-age=60',
        shape: ['av1', 547, 365],
      })
    }
    expect(drawings.drawn).toEqual(['new'])
  })

  test('has a full-size JPEG draft, scaled up from a smaller drawing', async () => {
    const { get } = await startAnother()
    expect(await shapeOf(await get('/own/demo/hero?format=jpg&w=1280&h=800'))).toEqual(['jpeg', 1280, 800])
  })

  test('is not rendered after shutdown has begun', async () => {
    const { get, close, drawings } = await startAnother()
    await close()
    expect((await get(path)).status).toBe(200)
    expect(drawings.drawn).toEqual(['new'])
  })

  test('is on disk after shutdown if its render had started; others are dropped', async () => {
    const { warm, close, drawings, root } = await startAnother()
    const { promise, resolve } = Promise.withResolvers<void>()
    drawings.hold = promise
    const warmed = warm(['/own/demo/begun?w=30', '/own/demo/waiting?w=30'], new AbortController().signal)
    await vi.waitFor(() => expect(drawings.drawn).not.toEqual([]))
    const closed = close()
    resolve()
    await closed
    const kept = await readdir(join(root, 'cache'), { recursive: true, withFileTypes: true })
    expect(kept.filter((entry) => entry.isFile())).toHaveLength(1)
    await warmed
    expect(drawings.drawn).toEqual(['begun'])
  })
})

describe('a file that is served unchanged', () => {
  test('may be an svg, which cannot run script', async () => {
    const response = await images.get('/assets/logo.svg?w=10&format=avif')
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.text()).toContain('<script>')
  })

  test('may be an animated gif', async () => {
    const response = await images.get('/assets/wave.gif?w=10')
    expect([response.headers.get('content-type'), await response.text()]).toEqual(['image/gif', 'GIF89a-wave'])
  })

  test('may be a film, with byte ranges', async () => {
    const whole = await images.get('/assets/film.mp4')
    expect([whole.status, await whole.text(), whole.headers.get('accept-ranges')]).toEqual([200, '0123456789', 'bytes'])
    const part = await images.get('/assets/film.mp4', { headers: { range: 'bytes=2-4' } })
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, '234', 'bytes 2-4/10'])
    const beyond = await images.get('/assets/film.mp4', { headers: { range: 'bytes=10-' } })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10'])
    const outdated = await images.get('/assets/film.mp4', { headers: { range: 'bytes=2-4', 'if-range': '"old"' } })
    expect([outdated.status, await outdated.text()]).toEqual([200, '0123456789'])
  })
})

describe('a refusal', () => {
  test.each([
    ['/assets/none.jpg', 404, 'picture-unknown'],
    ['/own/demo/gone/7', 404, 'picture-unknown'],
    ['/own/nobody/house/7', 404, 'picture-unknown'],
    ['/assets/terms.pdf', 404, 'picture-unknown'],
    ['/assets/../package.json', 404, 'unknown-path'],
    ['/assets/%2e%2e%2fpackage.json', 400, 'bad-address'],
    ['/assets/beach.jpg?width=3', 400, 'bad-parameter'],
    ['/assets/tower.jpg?w=3000', 400, 'too-large'],
    ['/assets/cut.jpg?w=30', 422, 'original-unreadable'],
    ['/own/demo/odd?w=30', 422, 'original-unreadable'],
    ['/own/demo/broken?w=30', 503, 'source-failed'],
    ['/', 404, 'unknown-path'],
  ])('%s is %i %s and not cacheable', async (path, status, code) => {
    const response = await images.get(path)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await problem(response)).toEqual([status, code])
  })

  test('of a film or a web page that pretends to be a picture reveals no file name', async () => {
    const page = {
      name: 'odd',
      load: async () => ({ bytes: new Uint8Array(1), contentType: 'text/html', version: '1' }),
    }
    const { get } = await startAnother({}, { sources: [page] })
    expect(await problem(await get('/own/odd/page'))).toEqual([415, 'not-a-picture'])
  })

  test('of other methods lists the allowed ones', async () => {
    const response = await images.get('/assets/beach.jpg', { method: 'DELETE' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('many guests', () => {
  test('who request the same picture concurrently cause one render', async () => {
    const { get, drawings } = await startAnother()
    const answers = await Promise.all(Array.from({ length: 8 }, () => get('/own/demo/same?w=60')))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(drawings.drawn).toEqual(['same'])
  })

  test('beyond the queue’s limit get 503', async () => {
    const { get, drawings } = await startAnother({ concurrency: 1, maxWaiting: 1 })
    const { promise, resolve } = Promise.withResolvers<void>()
    drawings.hold = promise
    const answers = ['a', 'b', 'c'].map((name) => get(`/own/demo/${name}?w=30`))
    const refused = await Promise.race(answers)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    resolve()
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 200, 503])
  })

  test('from one network have a limit of new pictures, not of cached ones', async () => {
    const { get } = await startAnother({ coldBurst: 2, coldPerMinute: 1 }, { trustProxy: true })
    const from = (address: string, name: string) =>
      get(`/own/demo/${name}?w=30`, { headers: { 'x-forwarded-for': address } })
    const statuses: number[] = []
    for (const name of ['a', 'b', 'c', 'a', 'b']) statuses.push((await from('192.0.2.1', name)).status)
    expect(statuses).toEqual([200, 200, 429, 200, 200])
    expect((await from('192.0.2.2', 'c')).status).toBe(200)
  })

  test('cannot cause a render of every possible size', async () => {
    const { get, drawings } = await startAnother()
    const etags = new Set<string | null>()
    for (let edge = 209; edge < 256; edge += 5) {
      etags.add((await get(`/own/demo/ladder?w=${edge}&h=${edge}`)).headers.get('etag'))
    }
    expect([etags.size, drawings.drawn]).toEqual([1, ['ladder']])
  })

  test('have a lower limit for large pictures', async () => {
    const { get } = await startAnother({ coldBurst: 30, coldPerMinute: 1 }, { trustProxy: true })
    const ask = (name: string, edge: number) =>
      get(`/own/demo/${name}?w=${edge}&h=${edge}`, { headers: { 'x-forwarded-for': '192.0.2.9' } })
    const statuses: number[] = []
    for (const name of ['a', 'b', 'c']) statuses.push((await ask(name, 1600)).status)
    expect([...statuses, (await ask('d', 320)).status]).toEqual([200, 200, 429, 200])
  })

  test('who request a failing picture cause occasional retries', async () => {
    let now = 1_000_000
    const { get, drawings } = await startAnother({}, { now: () => now })
    for (const edge of [32, 64, 96]) {
      expect(await problem(await get(`/own/demo/odd?w=${edge}`))).toEqual([422, 'original-unreadable'])
    }
    expect(drawings.drawn).toEqual(['odd'])
    now += 11 * 60_000
    await get('/own/demo/odd?w=32')
    expect(drawings.drawn).toEqual(['odd', 'odd'])
  })

  test('who leave while queued cost nothing', async () => {
    const { get, drawings } = await startAnother({ concurrency: 1 })
    const { promise, resolve } = Promise.withResolvers<void>()
    drawings.hold = promise
    const first = get('/own/demo/first?w=30')
    const leaving = new AbortController()
    const left = get('/own/demo/unwanted?w=30', { signal: leaving.signal })
    const last = get('/own/demo/last?w=320')
    leaving.abort()
    expect((await left).status).toBeLessThan(500)
    resolve()
    expect((await Promise.all([first, last])).map(({ status }) => status)).toEqual([200, 200])
    expect(drawings.drawn).toEqual(['first', 'last'])
  })
})

describe('after a restart', () => {
  test('rendered pictures are served without a new render', async () => {
    const before = await startAnother()
    const bytes = await (await before.get('/own/demo/kept?w=60')).arrayBuffer()
    const after = await startAnother({ cacheFolder: join(before.root, 'cache') })
    expect(await (await after.get('/own/demo/kept?w=60')).arrayBuffer()).toEqual(bytes)
    expect(after.drawings.drawn).toEqual([])
    expect(await after.metrics()).toContain('images_answers_total{from="disk"} 1')
  })

  test('a truncated picture is rendered again', async () => {
    const before = await startAnother()
    const bytes = await (await before.get('/own/demo/kept?w=60')).arrayBuffer()
    const cache = join(before.root, 'cache')
    for (const entry of await readdir(cache, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) await truncate(join(entry.parentPath, entry.name), 20)
    }
    const after = await startAnother({ cacheFolder: cache })
    expect(await (await after.get('/own/demo/kept?w=60')).arrayBuffer()).toEqual(bytes)
    expect(after.drawings.drawn).toEqual(['kept'])
  })
})

describe('warming', () => {
  test('renders missing pictures in advance', async () => {
    const { get, warm, drawings, metrics } = await startAnother()
    await get('/own/demo/a?w=30')
    const urls = ['/services/images/own/demo/a?w=30', 'https://marram.example/services/images/own/demo/b?w=30']
    const never = new AbortController().signal
    expect(await warm([...urls, '/own/demo/gone/1', 'nonsense'], never)).toEqual({ made: 1, present: 1, failed: 2 })
    await get('/own/demo/b?w=30')
    expect(drawings.drawn).toEqual(['a', 'b'])
    expect(await metrics()).toContain('images_render_seconds_count{format="avif",stage="final"} 2')
  })

  test('stops on abort', async () => {
    const { warm, drawings } = await startAnother()
    expect(await warm(['/own/demo/a'], AbortSignal.abort())).toEqual({ made: 0, present: 0, failed: 0 })
    expect(drawings.drawn).toEqual([])
  })
})

test('no query or path causes a 5xx', async () => {
  const { get } = await startAnother({ maxOutputPixels: 10_000 })
  const word = fc.oneof(
    fc.constantFrom('w', 'h', 'f', 'fit', 'format', 'v', 'lan', 'avif', 'face', '1', '99'),
    fc.string(),
  )
  const query = fc.array(fc.tuple(word, word), { maxLength: 4 }).map((pairs) => new URLSearchParams(pairs).toString())
  const rawQuery = fc.string({ unit: fc.constantFrom('w', '=', '&', '%', '7', '+', 'f', ';', '?', '/', '\u00e6') })
  const place = fc.constantFrom('/own/demo/', '/own/', '/assets/', '/', '//')
  const path = fc.tuple(place, fc.webPath({ size: 'small' })).map((parts) => parts.join(''))
  await fc.assert(
    fc.asyncProperty(path, fc.oneof(query, rawQuery), async (pathname, search) => {
      const address = `${pathname.startsWith('//') ? '/x' : ''}${pathname}?${search}`
      const response = await get(address)
      expect(response.status, address).toBeLessThan(500)
      await response.arrayBuffer()
    }),
    { numRuns: 300 },
  )
})

test('published pictures of a bucket are rendered like those of a folder', async () => {
  const s3 = await startS3Server()
  try {
    const name = `${'a'.repeat(32)}.jpg`
    s3.kept.set(shownKey(name), await photo(900, 600))
    const { get } = await startAnother({}, { sources: [createUploadSource(createS3Store(parseS3Address(s3.bucket)))] })
    const response = await get(`/own/uploads/${name}?format=webp&w=320`)
    const { format, width } = await sharp(await response.arrayBuffer()).metadata()
    expect([response.status, format, width]).toEqual([200, 'webp', 320])
    expect((await get(`/own/uploads/${'b'.repeat(32)}.jpg?w=320`)).status).toBe(404)
  } finally {
    s3.stop()
  }
})
