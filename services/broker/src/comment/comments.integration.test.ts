import type { Comment } from '@marram/contract/broker/comment/shapes'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectBroker } from '../testing/connect.ts'

type Given = {
  id: number
  replyTo?: number
  parentId?: string
  languageId?: 1 | 2 | 7
  state?: 'held' | 'shown' | 'removed' | 'rejected'
}

let database: TestDatabase
const connect = () => connectBroker(database)
const about = (parentId: string) => ({ lan: 2, parentType: 'blog', parentId }) as const

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function seed(given: readonly Given[]): Promise<void> {
  const rows = given.map(
    ({ id, replyTo = null, parentId = 'amber', languageId = 2 as const, state = 'shown' as const }) => ({
      id,
      parent_type: 'blog',
      parent_id: parentId,
      language_id: languageId,
      reply_to: replyTo,
      state,
      comment: state === 'removed' ? '' : `Words ${id}`,
      author_name: state === 'removed' ? '' : 'Nele',
      created_at: new Date('2027-01-10T10:00:00Z'),
    }),
  )
  await database.db.insertInto('comment').values(rows).execute()
}

const outline = (comments: readonly Comment[]): unknown[] =>
  comments.map(({ id, replies = [] }) => (replies.length === 0 ? id : [id, ...outline(replies)]))

// spec: query blog comments; entity Comment.replies
test('comments are newest first, their replies oldest first, on four levels', async () => {
  await seed([
    { id: 1 },
    { id: 2 },
    { id: 3, replyTo: 1 },
    { id: 4, replyTo: 1 },
    { id: 5, replyTo: 3 },
    { id: 6, replyTo: 5 },
    { id: 7, replyTo: 6 },
    { id: 8, replyTo: 7 },
  ])
  const { broker, tags } = connect()
  const page = await broker.comments(about('amber'))
  expect(page).toMatchObject({ total: 2, totalWithReplies: 8, page: 1, pageSize: 100 })
  expect(outline(page.items)).toEqual([2, [1, [3, [5, [6, 7]]], 4]])
  expect([...tags]).toEqual(['comments:blog:amber'])
})

// spec: entity Comment.id; entity Comment.parentType; entity Comment.parentId; entity Comment.comment
// spec: entity Comment.authorName; entity Comment.createdAt
test('a comment refers to its entry, a reply to its parent comment', async () => {
  const { items } = await connect().broker.comments(about('amber'))
  expect(items[1]).toMatchObject({
    id: 1,
    parentType: 'blog',
    parentId: 'amber',
    comment: 'Words 1',
    authorName: 'Nele',
  })
  expect(items[1]?.replies[0]).toMatchObject({
    id: 3,
    parentType: 'comment',
    parentId: '1',
    createdAt: '2027-01-10T10:00:00.000Z',
  })
})

test('held comments, their replies and comments in other languages are hidden', async () => {
  await seed([
    { id: 20, parentId: 'quiet', state: 'held' },
    { id: 21, parentId: 'quiet', replyTo: 20 },
    { id: 22, parentId: 'quiet', languageId: 1 },
    { id: 23, parentId: 'quiet' },
    { id: 24, parentId: 'quiet', replyTo: 23, state: 'held' },
  ])
  const page = await connect().broker.comments(about('quiet'))
  expect([page.total, outline(page.items)]).toEqual([1, [23]])
})

test('a removed comment with replies keeps its place without its text', async () => {
  await seed([
    { id: 40, parentId: 'gone', state: 'removed' },
    { id: 41, parentId: 'gone', replyTo: 40, state: 'removed' },
    { id: 42, parentId: 'gone', replyTo: 41 },
    { id: 43, parentId: 'gone', state: 'removed' },
    { id: 44, parentId: 'gone', replyTo: 43, state: 'removed' },
    { id: 45, parentId: 'gone', replyTo: 40, state: 'removed' },
    { id: 46, parentId: 'gone', replyTo: 40, state: 'rejected' },
  ])
  const page = await connect().broker.comments(about('gone'))
  expect([page.total, page.totalWithReplies, outline(page.items)]).toEqual([1, 1, [[40, [41, 42]]]])
  expect(page.items[0]).toMatchObject({ isRemoved: true, comment: '', authorName: '' })
})

// spec: constant comments 100, replies 50
test('a page has a hundred comments, and the next page continues', async () => {
  await seed(Array.from({ length: 130 }, (_, index) => ({ id: 1000 + index, parentId: 'busy' })))
  const first = await connect().broker.comments(about('busy'))
  const second = await connect().broker.comments({ ...about('busy'), page: 2 })
  expect([first.total, first.items.length, second.items.length]).toEqual([130, 100, 30])
  expect([first.items[0]?.id, first.items[99]?.id, second.items[0]?.id]).toEqual([1129, 1030, 1029])
})

// spec: constant comments 100, replies 50
test('each comment shows its first fifty replies', async () => {
  await seed([
    { id: 2000, parentId: 'loved' },
    ...Array.from({ length: 60 }, (_, index) => ({ id: 2001 + index, parentId: 'loved', replyTo: 2000 })),
  ])
  const { items } = await connect().broker.comments(about('loved'))
  expect(items[0]?.replies.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => 2001 + index))
})

test('a page shows at most two thousand replies, the first ones of every comment', async () => {
  await seed(Array.from({ length: 100 }, (_, index) => ({ id: 10_000 + index, parentId: 'flood' })))
  for (let round = 0; round < 30; round++) {
    await seed(
      Array.from({ length: 100 }, (_, index) => ({
        id: 20_000 + round * 100 + index,
        parentId: 'flood',
        replyTo: 10_000 + index,
      })),
    )
  }
  const { items } = await connect().broker.comments(about('flood'))
  expect(new Set(items.map(({ replies }) => replies.length))).toEqual(new Set([20]))
})

test('a busy page takes no more statements than one comment with one reply on each level', async () => {
  const quiet = connect()
  await quiet.broker.comments(about('amber'))
  await seed(Array.from({ length: 40 }, (_, index) => ({ id: 30_000 + index, replyTo: 7 - (index % 5) })))
  const busy = connect()
  await busy.broker.comments(about('amber'))
  expect(busy.statements.length).toBe(quiet.statements.length)
  expect(busy.statements).toHaveLength(6)
})

test.each([
  ['a type with a blank', { parentType: 'two words' }],
  ['an empty id', { parentId: '' }],
  ['an id that would break the list of tags', { parentId: 'a b' }],
  ['an unknown language', { lan: 3 as 2 }],
])('%s is refused with a sentence', async (_, wrong) => {
  await expect(connect().broker.comments({ ...about('amber'), ...wrong })).rejects.toMatchObject({ statusCode: 400 })
})
