import { contestPictureLimits } from '@marram/domain/picture-limits'
import { expect, test, vi } from 'vitest'
import { checkPicture } from './check-picture.ts'

const jpeg = '\xff\xd8\xff\xe0'
const fileOf = (head: string, size = 1000) => {
  const bytes = new Uint8Array(size)
  bytes.set([...head].map((char) => char.charCodeAt(0)))
  return new Blob([bytes])
}
const measured = (width: number, height: number) => async () => ({ width, height })

test('a photo of a phone may be sent', async () => {
  expect(await checkPicture(fileOf(jpeg), measured(4032, 3024))).toBeNull()
})

test.each([
  ['an empty file', fileOf('', 0), { code: 'missing' }],
  ['a HEIC', fileOf('\0\0\0\x18ftypheic'), { code: 'heic' }],
  ['a GIF', fileOf('GIF89a'), { code: 'type-not-accepted' }],
  ['a letter', fileOf('Dear Marram'), { code: 'not-a-picture' }],
  [
    'a huge photo',
    fileOf(jpeg, contestPictureLimits.maxBytes + 1),
    { code: 'too-many-bytes', limit: contestPictureLimits.maxBytes },
  ],
])('%s is refused without being opened', async (_, file, problem) => {
  const measure = vi.fn(measured(4032, 3024))
  expect(await checkPicture(file, measure)).toEqual({ field: 'contest_image', ...problem })
  expect(measure).not.toHaveBeenCalled()
})

test('a photo of too few pixels is refused with the required number, an unreadable one without', async () => {
  expect(await checkPicture(fileOf(jpeg), measured(1200, 799))).toEqual({
    field: 'contest_image',
    code: 'too-few-pixels',
    limit: 800,
  })
  expect(await checkPicture(fileOf(jpeg), async () => null)).toEqual({ field: 'contest_image', code: 'unreadable' })
})
