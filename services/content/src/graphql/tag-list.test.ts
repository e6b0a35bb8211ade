import { expect, test } from 'vitest'
import { createTagList } from './tag-list.ts'

test('each entry and picture has one tag', () => {
  const tags = createTagList()
  tags.entry('a', null)
  tags.entry('a', 'page')
  tags.asset('sea')
  expect(tags.present()).toEqual(['entry:a', 'asset:sea'])
})

test('a tag of a type replaces those of its entries', () => {
  const tags = createTagList()
  tags.entry('a', 'blog')
  tags.type('blog')
  expect(tags.present()).toEqual(['type:blog'])
})

test('many entries are tagged by type, missing ones still by id', () => {
  const tags = createTagList()
  for (let at = 0; at < 500; at += 1) tags.entry(`street-${at}`, 'street')
  for (let at = 0; at < 500; at += 1) tags.asset(`picture-${at}`)
  tags.entry('gone', null)
  expect(tags.present()).toEqual(['type:street', 'entry:gone', 'assets'])
})

test.each(['', 'two words', '\u202e', 'a\u0000b', 'x'.repeat(65)])('%j cannot be an id, and gets no tag', (id) => {
  const tags = createTagList()
  tags.entry(id, null)
  tags.asset(id)
  expect(tags.present()).toEqual([])
})
