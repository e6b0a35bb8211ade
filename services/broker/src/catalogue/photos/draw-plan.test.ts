import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StoredBytes } from '@marram/service-kit/object-store'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { makeMaster } from './make-master.ts'

const folder = mkdtempSync(join(tmpdir(), 'marram-plans-'))
afterAll(() => rmSync(folder, { recursive: true }))

const plan = { isPlan: true, page: null }
const toBytes = (text: string): StoredBytes => new TextEncoder().encode(text)
const svg = (inside: string, attributes = 'viewBox="0 0 300 200"'): StoredBytes =>
  toBytes(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  )
const walls = '<rect x="10" y="10" width="280" height="180" fill="none" stroke="#204060" stroke-width="6"/>'

/** One page per text of drawing commands. */
function pdf(...pages: string[]): StoredBytes {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages.flatMap((text, at) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents ${5 + at * 2} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`,
      `<</Length ${text.length}>>stream\n${text}\nendstream`,
    ]),
  ]
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')
  return toBytes(`%PDF-1.4\n${body}trailer<</Root 1 0 R>>\n%%EOF`)
}

async function pixelsOf(original: StoredBytes, page: number | null = null) {
  const made = await makeMaster(original, { isPlan: true, page })
  if (made.kind === 'failed') throw new Error(made.reason)
  const { data, info } = await sharp(made.bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    return [...data.subarray(start, start + 3)].map((value) => Math.round(value / 17).toString(16)).join('')
  }
  return { at, bytes: made.bytes, width: made.width, height: made.height }
}
const reasonFor = async (original: StoredBytes, reading: Parameters<typeof makeMaster>[1] = plan) => {
  const made = await makeMaster(original, reading)
  return made.kind === 'failed' ? made.reason : 'none'
}

test('an SVG becomes pixels, sharp at the size of a screen, on white', async () => {
  const { at, width, height } = await pixelsOf(svg(walls))
  expect([width, height]).toEqual([3000, 2000])
  expect([at(0.5, 0.5), at(0.5, 0.05)]).toEqual(['fff', '246'])
  const declared = await pixelsOf(svg(walls, 'width="30mm" height="20mm" viewBox="0 0 300 200"'))
  expect(declared.width).toBeGreaterThanOrEqual(2990)
})

test('the words of an SVG are drawn, or refused where the machine has no fonts', async () => {
  const texts = svg(`${walls}<text x="40" y="110" font-size="60">Stue</text>`)
  const made = await makeMaster(texts, plan)
  if (made.kind === 'failed') expect(made.reason).toContain('has no fonts')
  else expect(made.bytes.length).toBeGreaterThan((await pixelsOf(svg(walls))).bytes.length)
})

test('no script, address or file of an SVG survives or is read', async () => {
  const red = join(folder, 'red.png')
  writeFileSync(
    red,
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer(),
  )
  let asked = 0
  const server = createServer((_, reply) => {
    asked += 1
    reply.end()
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/red.png`
  try {
    const images = [red, 'red.png', pathToFileURL(red).href, url]
      .flatMap((href) => [
        `<image width="300" height="200" href="${href}"/>`,
        `<image width="300" height="200" xlink:href="${href}"/>`,
      ])
      .join('')
    const hostile = [
      '<script>alert(1)</script><foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
      `<style>@import url("${url}"); rect { fill: url("${url}#a") }</style>`,
      `<a href="javascript:alert(1)" onclick="alert(1)">${walls}</a>${images}`,
    ]
    const { at, bytes } = await pixelsOf(svg(hostile.join('')))
    expect([at(0.5, 0.5), at(0.25, 0.75)]).toEqual(['fff', 'fff'])
    expect(Buffer.from(bytes.subarray(0, 3)).toString('hex')).toBe('ffd8ff')
    for (const word of ['script', 'alert', 'href']) expect(Buffer.from(bytes).includes(word)).toBe(false)
    expect(asked).toBe(0)
  } finally {
    server.close()
    server.closeAllConnections()
  }
})

test('entities that grow are refused', async () => {
  const level = (name: string, inner: string) => `<!ENTITY ${name} "${`&${inner};`.repeat(10)}">`
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
  const entities = names.map((name, at) => level(name, names[at - 1] ?? 'z')).join('')
  const bomb = `<!DOCTYPE svg [<!ENTITY z "zzzzzzzzzz">${entities}]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><desc>&i;</desc></svg>`
  expect(await reasonFor(toBytes(bomb))).toContain('cannot be read')
})

test('one page of a PDF is drawn, with its words', async () => {
  const page = '0.2 0.4 0.8 rg 100 50 100 100 re f 0 g BT /F1 18 Tf 20 20 Td (Stue) Tj ET'
  const { at, width, height } = await pixelsOf(pdf(page))
  expect([width, height]).toEqual([3000, 2000])
  expect([at(0.5, 0.5), at(0.1, 0.5)]).toEqual(['36c', 'fff'])
  const [one, two] = [page, '0.8 0.2 0.2 rg 100 50 100 100 re f']
  expect(await reasonFor(pdf(one, two))).toBe('it has 2 pages: name the one with the plan, such as plan.pdf#page=2')
  expect((await pixelsOf(pdf(one, two), 2)).at(0.5, 0.5)).toBe('c33')
  expect(await reasonFor(pdf(one, two), { isPlan: true, page: 3 })).toBe('it has no page 3, but 2')
})

test('a damaged plan is refused, and vector formats of other pictures', async () => {
  expect(await reasonFor(toBytes('%PDF-1.4 nonsense'))).toBe('it is damaged: the PDF cannot be read')
  expect(await reasonFor(toBytes('<svg xmlns="http://www.w3.org/2000/svg"><rect'))).toBe(
    'it is damaged: the SVG cannot be read',
  )
  const photo = { isPlan: false, page: null }
  expect(await reasonFor(svg(walls), photo)).toContain('floor-plan only')
  expect(await reasonFor(pdf(''), photo)).toContain('floor-plan only')
})
