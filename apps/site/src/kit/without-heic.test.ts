import { expect, test, vi } from 'vitest'
import { withoutHeic } from './without-heic.ts'

const fileOf = (head: string, name: string) => new File([`${head}${' '.repeat(40)}`], name)
const heic = () => fileOf('\0\0\0\x18ftypheic', 'IMG_1.HEIC')
const jpeg = new Blob(['jpeg'])

test('a HEIC photo becomes a JPEG, once for checking and sending', async () => {
  const decode = vi.fn(async () => jpeg)
  const photo = heic()
  const [first, second] = await Promise.all([withoutHeic(photo, decode), withoutHeic(photo, decode)])
  expect([first.name, first.type, await first.text()]).toEqual(['IMG_1.jpg', 'image/jpeg', 'jpeg'])
  expect(second).toBe(first)
  expect(decode).toHaveBeenCalledTimes(1)
})

test('it stays as it is where the browser cannot decode it, to be refused with a sentence', async () => {
  for (const decode of [async () => null, () => Promise.reject(new Error('no decoder'))]) {
    const photo = heic()
    expect(await withoutHeic(photo, decode)).toBe(photo)
  }
})

test('other files are not decoded', async () => {
  const decode = vi.fn(async () => jpeg)
  const photo = fileOf('\xff\xd8\xff\xe0', 'photo.jpg')
  expect(await withoutHeic(photo, decode)).toBe(photo)
  expect(decode).not.toHaveBeenCalled()
})
