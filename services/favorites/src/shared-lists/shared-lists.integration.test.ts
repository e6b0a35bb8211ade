import type { NewSharedList, SharedListChange } from '@marram/contract/favorites/shared-list'
import { ServiceError } from '@marram/contract/service-error'
import { addDays } from '@marram/domain/iso-day'
import { keptDays, sharedListLimits } from '@marram/domain/shared-list'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestFavorites, type TestFavorites } from '../testing/start-favorites.ts'
import { sweepLists } from './shared-list-routes.ts'

const today = '2027-02-10'
let day = today
const now = () => new Date(`${day}T11:00:00Z`)
let favorites: TestFavorites

beforeAll(async () => {
  favorites = await startTestFavorites(now)
})
afterAll(() => favorites.stop())
beforeEach(async () => {
  day = today
  await favorites.db.deleteFrom('shared_list').execute()
})

const party = { adults: 4, children: 0, infants: 0, pets: 1 }
const june = { arrival: '2027-06-12', duration: 7, party }
const juneList: NewSharedList = {
  title: 'June',
  name: 'Karen',
  lodgingIds: [7, 8, 9],
  stay: june,
  endsOn: '2027-02-24',
}

/** The code of a refusal. */
const refused = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof ServiceError ? `${error.status} ${error.code}` : error
}

async function makeList(change: Partial<NewSharedList> = {}, token: string | null = null) {
  const lists = favorites.listsOf(token)
  const owner = await lists.create({ ...juneList, ...change })
  const join = async (name: string) => ({ token: owner.token, key: (await lists.join(owner.token, name)).key })
  const read = (key: string | null = null) => favorites.listsOf().read({ token: owner.token, key })
  return { owner, lists, join, read }
}

test('is created with its houses and stay, and can be read with its link', async () => {
  const { owner, read } = await makeList()
  expect(owner.token).toMatch(/^[0-9a-f]{32}$/)
  expect(await read()).toEqual({
    title: 'June',
    lodgingIds: [7, 8, 9],
    stay: june,
    state: 'open',
    endsOn: '2027-02-24',
    readableUntil: addDays('2027-02-24', keptDays),
    people: [{ number: 1, name: 'Karen', isOwner: true }],
    votes: [],
    comments: [],
    you: null,
  })
  expect((await read(owner.key)).you).toEqual({ number: 1, isOwner: true })
})

test('neither its token nor keys are stored or shown to others', async () => {
  const { owner, join, read } = await makeList()
  const jens = await join('Jens')
  const stored = JSON.stringify([
    await favorites.db.selectFrom('shared_list').selectAll().execute(),
    await favorites.db.selectFrom('shared_list_person').selectAll().execute(),
  ])
  const told = JSON.stringify(await read(jens.key))
  for (const secret of [owner.token, owner.key, jens.key]) {
    expect(stored).not.toContain(secret)
    expect(told).not.toContain(secret)
  }
  expect(told).not.toContain('hash')
})

test('people can join with a name, vote, change and withdraw a vote', async () => {
  const { owner, lists, join } = await makeList()
  const jens = await join('Jens')
  await lists.change(owner, { kind: 'vote', lodgingId: 7, vote: 'yes' })
  await lists.change(jens, { kind: 'vote', lodgingId: 7, vote: 'no' })
  await lists.change(jens, { kind: 'vote', lodgingId: 8, vote: 'maybe' })
  const list = await lists.change(jens, { kind: 'vote', lodgingId: 7, vote: 'maybe' })
  expect(list.you).toEqual({ number: 2, isOwner: false })
  expect(list.votes.toSorted((a, b) => a.person - b.person || a.lodgingId - b.lodgingId)).toEqual([
    { person: 1, lodgingId: 7, vote: 'yes' },
    { person: 2, lodgingId: 7, vote: 'maybe' },
    { person: 2, lodgingId: 8, vote: 'maybe' },
  ])
  expect((await lists.change(jens, { kind: 'vote', lodgingId: 8, vote: null })).votes).toHaveLength(2)
})

test('a comment is plain text; only its author and the owner can delete it', async () => {
  const { owner, lists, join } = await makeList()
  const [jens, lone] = [await join('Jens'), await join('Lone')]
  const write = { kind: 'comment', lodgingId: 7, text: '  <b>Sauna!</b>\u202e  ' } as const
  const { comments } = await lists.change(jens, write)
  expect(comments).toMatchObject([{ person: 2, lodgingId: 7, text: '<b>Sauna!</b>', writtenAt: now().toISOString() }])
  // A repeated submission.
  expect((await lists.change(jens, write)).comments).toHaveLength(1)
  const number = comments[0]?.number ?? 0
  expect(await refused(lists.change(lone, { kind: 'remove-comment', number }))).toBe('404 unknown-comment')
  expect((await lists.change(jens, { kind: 'remove-comment', number })).comments).toEqual([])
  const again = (await lists.change(lone, write)).comments[0]?.number ?? 0
  expect(again).not.toBe(number)
  expect((await lists.change(owner, { kind: 'remove-comment', number: again })).comments).toEqual([])
})

test('leaving deletes votes and comments; the owner can remove people, and cannot leave', async () => {
  const { owner, lists, join, read } = await makeList()
  const [jens, lone] = [await join('Jens'), await join('Lone')]
  for (const one of [jens, lone]) {
    await lists.change(one, { kind: 'vote', lodgingId: 7, vote: 'yes' })
    await lists.change(one, { kind: 'comment', lodgingId: 7, text: 'Nice' })
  }
  expect(await refused(lists.change(jens, { kind: 'remove-person', number: 3 }))).toBe('403 not-the-owner')
  expect((await lists.change(jens, { kind: 'remove-person', number: 2 })).you).toBeNull()
  expect(await refused(lists.change(jens, { kind: 'vote', lodgingId: 7, vote: 'no' }))).toBe('403 not-a-person')
  await lists.change(owner, { kind: 'remove-person', number: 3 })
  expect(await read()).toMatchObject({ people: [{ name: 'Karen' }], votes: [], comments: [] })
  expect(await refused(lists.change(owner, { kind: 'remove-person', number: 1 }))).toBe('404 unknown-person')
})

describe('its owner', () => {
  test('alone can rename it, move its end, remove houses and delete it', async () => {
    const { owner, lists, join, read } = await makeList()
    const jens = await join('Jens')
    const changes: SharedListChange[] = [
      { kind: 'rename', title: 'Summer' },
      { kind: 'move-end', endsOn: addDays(today, 60) },
      { kind: 'remove-house', lodgingId: 8 },
    ]
    for (const change of [...changes, { kind: 'end' } as const])
      expect(await refused(lists.change(jens, change))).toBe('403 not-the-owner')
    expect(await refused(lists.remove(jens))).toBe('403 not-the-owner')
    await lists.change(jens, { kind: 'vote', lodgingId: 8, vote: 'yes' })
    for (const change of changes) await lists.change(owner, change)
    expect(await read()).toMatchObject({ title: 'Summer', lodgingIds: [7, 9], endsOn: addDays(today, 60), votes: [] })
    await lists.remove(owner)
    expect(await refused(read())).toBe('404 unknown-list')
    expect(await favorites.db.selectFrom('shared_list_person').selectAll().execute()).toEqual([])
  })

  test('can end the voting, and reopen it with another day', async () => {
    const { owner, lists, join } = await makeList()
    const jens = await join('Jens')
    expect(await lists.change(owner, { kind: 'end' })).toMatchObject({ state: 'ended', endsOn: today })
    expect(await refused(lists.change(jens, { kind: 'vote', lodgingId: 7, vote: 'yes' }))).toBe('409 list-ended')
    expect(await refused(lists.change(jens, { kind: 'comment', lodgingId: 7, text: 'Oh' }))).toBe('409 list-ended')
    expect(await refused(lists.join(owner.token, 'Lone'))).toBe('409 list-ended')
    expect(await refused(lists.change(owner, { kind: 'move-end', endsOn: addDays(today, 61) }))).toBe(
      '422 end-impossible',
    )
    expect(await lists.change(owner, { kind: 'move-end', endsOn: addDays(today, 3) })).toMatchObject({ state: 'open' })
    expect((await lists.change(jens, { kind: 'vote', lodgingId: 7, vote: 'yes' })).votes).toHaveLength(1)
  })

  test('is recognised by the account in any browser, and by no other account', async () => {
    const { owner } = await makeList({}, 'karen')
    const access = { token: owner.token, key: null }
    expect((await favorites.listsOf('karen').read(access)).you).toEqual({ number: 1, isOwner: true })
    expect((await favorites.listsOf('jens').read(access)).you).toBeNull()
    expect(await favorites.listsOf('karen').change(access, { kind: 'rename', title: 'Ours' })).toMatchObject({
      title: 'Ours',
    })
    // A browser that joined under another name becomes the owner's once the owner logs in there.
    const { key } = await favorites.listsOf().join(owner.token, 'Karen Two')
    expect((await favorites.listsOf('karen').read({ token: owner.token, key })).you?.isOwner).toBe(true)
  })

  test('deletes the list with the account', async () => {
    const { read } = await makeList({}, 'lone')
    await favorites.db.deleteFrom('user_account').where('id', '=', favorites.idOf('lone')).execute()
    expect(await refused(read())).toBe('404 unknown-list')
  })
})

describe('its limits', () => {
  test('refuse more than thirty people, or two with one name', async () => {
    const { owner, lists, join } = await makeList()
    expect(await refused(join('KAREN'))).toBe('409 name-taken')
    const { id } = await favorites.db.selectFrom('shared_list').select('id').executeTakeFirstOrThrow()
    const others = Array.from({ length: sharedListLimits.people - 2 }, (_, index) => ({
      list_id: id,
      number: 100 + index,
      name: `N${index}`,
      key_hash: String(index).padStart(64, '0'),
      is_owner: false,
    }))
    await favorites.db.insertInto('shared_list_person').values(others).execute()
    // Two concurrent requests for the last place.
    const both = await Promise.all([refused(lists.join(owner.token, 'Jens')), refused(lists.join(owner.token, 'Lone'))])
    expect(both.toSorted()).toEqual([null, '409 people-full'].toSorted())
  })

  test('refuse more than two hundred comments', async () => {
    const { owner, lists } = await makeList()
    const { id } = await favorites.db.selectFrom('shared_list').select('id').executeTakeFirstOrThrow()
    const full = Array.from({ length: sharedListLimits.comments }, (_, index) => ({
      list_id: id,
      number: 100 + index,
      person_number: 1,
      lodging_id: 7,
      text: 'x',
      created_at: now(),
    }))
    await favorites.db.insertInto('shared_list_comment').values(full).execute()
    expect(await refused(lists.change(owner, { kind: 'comment', lodgingId: 7, text: 'one more' }))).toBe(
      '409 comments-full',
    )
  })

  test('refuse no house, more than twenty, an unknown house, and removing the last one', async () => {
    const { owner, lists } = await makeList({ lodgingIds: [7, 7] })
    expect(await refused(lists.create({ ...juneList, lodgingIds: [] }))).toBe('422 invalid-input')
    const many = Array.from({ length: sharedListLimits.houses + 1 }, (_, index) => index + 1)
    expect(await refused(lists.create({ ...juneList, lodgingIds: many }))).toBe('422 invalid-input')
    for (const change of [
      { kind: 'vote', lodgingId: 99, vote: 'yes' },
      { kind: 'comment', lodgingId: 99, text: 'Hi' },
      { kind: 'remove-house', lodgingId: 99 },
    ] as const)
      expect(await refused(lists.change(owner, change))).toBe('404 unknown-house')
    expect(await refused(lists.change(owner, { kind: 'remove-house', lodgingId: 7 }))).toBe('409 last-house')
  })

  test.each<Partial<NewSharedList>>([
    { title: '   ' },
    { title: 'x'.repeat(81) },
    { name: 'https://example.org' },
    { name: '' },
    { name: 'x'.repeat(41) },
    { endsOn: '2027-02-31' },
  ])('%j', async (wrong) => {
    expect(await refused(favorites.listsOf().create({ ...juneList, ...wrong }))).toBe('422 invalid-input')
  })

  test('refuse an end in the past or after the arrival, or a past stay', async () => {
    const lists = favorites.listsOf()
    expect(await refused(lists.create({ ...juneList, endsOn: addDays(today, -1) }))).toBe('422 end-impossible')
    const soon = { ...june, arrival: addDays(today, 3) }
    expect(await refused(lists.create({ ...juneList, stay: soon }))).toBe('422 end-impossible')
    const past = { ...june, arrival: addDays(today, -3) }
    expect(await refused(lists.create({ ...juneList, stay: past }))).toBe('422 stay-past')
  })
})

test('its result is readable for a month after its end, then it is deleted with every name', async () => {
  const { owner, read, join } = await makeList()
  const early = await makeList()
  await join('Jens')
  await early.lists.change(early.owner, { kind: 'end' })
  day = addDays(juneList.endsOn, 1)
  expect(await read(owner.key)).toMatchObject({ state: 'ended', you: { isOwner: true } })
  day = addDays(today, keptDays + 1)
  expect(await refused(early.read())).toBe('404 unknown-list')
  await sweepLists({ db: favorites.db, now })
  expect(await favorites.db.selectFrom('shared_list').selectAll().execute()).toHaveLength(1)
  day = addDays(juneList.endsOn, keptDays)
  await sweepLists({ db: favorites.db, now })
  expect(await read()).toMatchObject({ state: 'ended' })
  day = addDays(day, 1)
  expect(await refused(read())).toBe('404 unknown-list')
  await sweepLists({ db: favorites.db, now })
  expect(await favorites.db.selectFrom('shared_list_person').selectAll().execute()).toEqual([])
})

test('a made-up token opens nothing', async () => {
  expect(await refused(favorites.listsOf().read({ token: 'a'.repeat(32), key: null }))).toBe('404 unknown-list')
  expect(await refused(favorites.listsOf().read({ token: 'x', key: null }))).toBe('422 invalid-input')
})

test('names that differ only in case are equal, in every alphabet', async () => {
  const { join } = await makeList()
  await join('İpek')
  expect(await refused(join('IPEK'))).toBe('409 name-taken')
  await join('Жанна')
  expect(await refused(join('жанна'))).toBe('409 name-taken')
})

test('guesses of addresses are limited per network', async () => {
  const { owner } = await makeList()
  const statusOf = async (path: string, token: string, from = '2001:db8::1') =>
    (await favorites.listRequest(path, { token, name: 'Eve' }, from)).status
  const guesses: number[] = []
  for (let at = 0; at < 40; at += 1) guesses.push(await statusOf('read', at.toString(16).padStart(32, '0')))
  expect([guesses.slice(0, 30), guesses.slice(30)]).toEqual([Array(30).fill(404), Array(10).fill(429)])
  for (const path of ['read', 'join']) expect(await statusOf(path, owner.token, '2001:db8::2')).toBe(429)
  expect(await statusOf('read', owner.token, '2001:db8:0:1::1')).toBe(200)
})
