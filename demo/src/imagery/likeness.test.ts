import { expect, test } from 'vitest'
import { demoContests } from '../broker/contests/contests.ts'
import { createRegister, drawHouse } from '../catalogue/house/draw-house.ts'
import { picturesOf } from '../catalogue/house/pictures.ts'
import { parseDrawingAddress } from './drawing-address.ts'
import { renderScene } from './render-scene.ts'
import { hashDistance, perceptualHash } from './testing/perceptual-hash.ts'

const today = '2026-11-15'
/** Two houses in the same place, seen from the same side, differ in 10 to 14 bits. */
const leastDistance = 15

/** The pairs of pictures that look alike. */
function alike(urls: readonly string[]): string[] {
  const pictures = urls.map((url) => {
    const address = parseDrawingAddress(url.replace(/^demo\/|#.*$/g, ''))
    if (address === null) throw new Error(`not an address: ${url}`)
    return { url, hash: perceptualHash(renderScene(address)) }
  })
  return pictures.flatMap((one, i) =>
    pictures
      .slice(0, i)
      .filter(({ hash }) => hashDistance(hash, one.hash) < leastDistance)
      .map(({ url }) => `${url} and ${one.url}`),
  )
}

test('the first pictures of 48 houses show different houses', () => {
  const register = createRegister()
  const houses = Array.from({ length: 48 }, (_, i) => drawHouse('marram', i + 1, today, register))
  expect(alike(houses.map((house) => picturesOf('marram', house)[0]?.url ?? ''))).toEqual([])
})

test('no two pictures of a contest look alike', () => {
  for (const { images } of demoContests(today)) expect(alike(images.map(({ image_url }) => image_url))).toEqual([])
})

test('twelve neighbours in a contest show twelve subjects', () => {
  for (const { images } of demoContests(today)) {
    const subjects = images.map(({ image_url }) => image_url.split('/')[2]?.replace(/-\d{4}-\d+$/, ''))
    const repeated = subjects.filter((subject, i) => subjects.slice(Math.max(0, i - 11), i).includes(subject))
    expect(repeated).toEqual([])
  }
})
