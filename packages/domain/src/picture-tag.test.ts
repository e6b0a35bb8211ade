import { expect, test } from 'vitest'
import { findPictureTagById, pictureTagByKey, pictureTags } from './picture-tag.ts'

test('every picture tag is found by its id and its key', () => {
  for (const tag of pictureTags) {
    expect(findPictureTagById(tag.id)).toBe(tag)
    expect(pictureTagByKey(tag.key)).toBe(tag)
  }
  expect(new Set(pictureTags.map(({ id }) => id)).size).toBe(pictureTags.length)
  expect(findPictureTagById(99)).toBeNull()
})

test('the rooms required by search engines have a tag', () => {
  expect(pictureTagByKey('bedroom').id).toBe(5)
  expect(pictureTagByKey('bathroom').id).toBe(6)
  expect(pictureTagByKey('living-room').id).toBe(3)
})
