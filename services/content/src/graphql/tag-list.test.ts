import { expect, test } from 'vitest'
import { createTagList } from './tag-list.ts'

test('a reply names each entry and picture once', () => {
  const tags = createTagList()
  tags.entry('a', null)
  tags.entry('a', 'page')
  tags.asset('sea')
  expect(tags.present()).toEqual(['entry:a', 'asset:sea'])
})

test('an entry whose whole type is named already is not named again', () => {
  const tags = createTagList()
  tags.entry('a', 'blog')
  tags.type('blog')
  expect(tags.present()).toEqual(['type:blog'])
})

test('of very many entries only the types are named, but what was missing keeps its name', () => {
  const tags = createTagList()
  for (let at = 0; at < 500; at += 1) tags.entry(`street-${at}`, 'street')
  for (let at = 0; at < 500; at += 1) tags.asset(`picture-${at}`)
  tags.entry('gone', null)
  expect(tags.present()).toEqual(['type:street', 'entry:gone', 'assets'])
})

test.each(['', 'two words', '\u202e', 'a\u0000b', 'x'.repeat(65)])(
  '%j can be no entry, so nothing depends on it',
  (id) => {
    const tags = createTagList()
    tags.entry(id, null)
    tags.asset(id)
    expect(tags.present()).toEqual([])
  },
)
