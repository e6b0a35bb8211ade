import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packTags, unpackTags } from './tag-notice.ts'

test('every tag arrives once, whatever its characters, and no notice is too long', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 300 }), { maxLength: 200 }), (tags) => {
      const notices = packTags(tags)
      expect(notices.every((notice) => Buffer.byteLength(notice) < 8000)).toBe(true)
      expect(notices.flatMap(unpackTags)).toEqual([...new Set(tags)])
    }),
  )
})

test('tags are packed up to the limit', () => {
  const tags = Array.from({ length: 2_000 }, (_, index) => `lodging:${10_000 + index}`)
  expect(packTags(tags).map((notice) => Buffer.byteLength(notice) > 7_900)).toEqual([true, true, true, true, false])
})

test('a tag longer than a notice is rejected', () => {
  expect(() => packTags(['x'.repeat(8_000)])).toThrow(RangeError)
  expect(packTags(['x'.repeat(7_995)])).toHaveLength(1)
})

test('an external notice that is not a list of tags is ignored', () => {
  expect([undefined, '', '{', '{"a":1}', '[1,"a",null]'].map(unpackTags)).toEqual([[], [], [], [], ['a']])
})
