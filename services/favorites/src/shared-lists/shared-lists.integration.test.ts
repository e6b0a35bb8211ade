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
const wanted: NewSharedList = { title: 'June', name: 'Karen', lodgingIds: [7, 8, 9], stay: june, endsOn: '2027-02-24' }

/** The word of a refusal. */
const refused = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof ServiceError ? `${error.status} ${error.code}` : error
}

async function makeList(change: Partial<NewSharedList> = {}, token: string | null = null) {
  const lists = favorites.listsOf(token)
  const owner = await lists.create({ ...wanted, ...change })
  const join = async (name: string) => ({ token: owner.token, key: (await lists.join(owner.token, name)).key })
  const read = (key: string | null = null) => favorites.listsOf().read({ token: owner.token, key })
  return { owner, lists, join, read }
}

test('is made with its houses and its stay, and can be read by whoever has the address', async () => {
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

test('nothing that opens it or speaks for somebody is stored, or told to others', async () => {
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

test('people join by a name, vote, change their minds and take a vote back', async () => {
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

test('a comment is plain text of one of the people; its author and the owner can delete it, nobody else', async () => {
  const { owner, lists, join } = await makeList()
  const [jens, lone] = [await join('Jens'), await join('Lone')]
  const write = { kind: 'comment', lodgingId: 7, text: '  <b>Sauna!</b>\u202e  ' } as const
  const { comments } = await lists.change(jens, write)
  expect(comments).toMatchObject([{ person: 2, lodgingId: 7, text: '<b>Sauna!</b>', writtenAt: now().toISOString() }])
  // Sent twice by a tired phone.
  expect((await lists.change(jens, write)).comments).toHaveLength(1)
  const number = comments[0]?.number ?? 0
  expect(await refused(lists.change(lone, { kind: 'remove-comment', number }))).toBe('404 unknown-comment')
  expect((await lists.change(jens, { kind: 'remove-comment', number })).comments).toEqual([])
  const again = (await lists.change(lone, write)).comments[0]?.number ?? 0
  expect(again).not.toBe(number)
  expect((await lists.change(owner, { kind: 'remove-comment', number: again })).comments).toEqual([])
})

test('whoever leaves takes votes and comments along; the owner can send people away, and stays', async () => {
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
  test('alone renames it, moves its end, takes houses off and deletes it', async () => {
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

  test('ends the voting, and opens it again by another day', async () => {
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

  test('is known by the account too, in any browser, and by no other account', async () => {
    const { owner } = await makeList({}, 'karen')
    const access = { token: owner.token, key: null }
    expect((await favorites.listsOf('karen').read(access)).you).toEqual({ number: 1, isOwner: true })
    expect((await favorites.listsOf('jens').read(access)).you).toBeNull()
    expect(await favorites.listsOf('karen').change(access, { kind: 'rename', title: 'Ours' })).toMatchObject({
      title: 'Ours',
    })
    // The browser that joined under another name is the owner's as soon as the owner is logged in there.
    const { key } = await favorites.listsOf().join(owner.token, 'Karen Two')
    expect((await favorites.listsOf('karen').read({ token: owner.token, key })).you?.isOwner).toBe(true)
  })

  test('takes the list along when the account is deleted', async () => {
    const { read } = await makeList({}, 'lone')
    await favorites.db.deleteFrom('user_account').where('id', '=', favorites.idOf('lone')).execute()
    expect(await refused(read())).toBe('404 unknown-list')
  })
})

describe('what it does not hold', () => {
  test('more people than thirty, or two of one name', async () => {
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
    // Two at once for the last place.
    const both = await Promise.all([refused(lists.join(owner.token, 'Jens')), refused(lists.join(owner.token, 'Lone'))])
    expect(both.toSorted()).toEqual([null, '409 people-full'].toSorted())
  })

  test('more comments than two hundred', async () => {
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

  test('no house, more than twenty, a house that is not on it, or none at last', async () => {
    const { owner, lists } = await makeList({ lodgingIds: [7, 7] })
    expect(await refused(lists.create({ ...wanted, lodgingIds: [] }))).toBe('422 invalid-input')
    const many = Array.from({ length: sharedListLimits.houses + 1 }, (_, index) => index + 1)
    expect(await refused(lists.create({ ...wanted, lodgingIds: many }))).toBe('422 invalid-input')
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
    expect(await refused(favorites.listsOf().create({ ...wanted, ...wrong }))).toBe('422 invalid-input')
  })

  test('an end in the past or after the arrival, or a stay that is over', async () => {
    const lists = favorites.listsOf()
    expect(await refused(lists.create({ ...wanted, endsOn: addDays(today, -1) }))).toBe('422 end-impossible')
    const soon = { ...june, arrival: addDays(today, 3) }
    expect(await refused(lists.create({ ...wanted, stay: soon }))).toBe('422 end-impossible')
    const past = { ...june, arrival: addDays(today, -3) }
    expect(await refused(lists.create({ ...wanted, stay: past }))).toBe('422 stay-past')
  })
})

test('its result is shown for a month after its end, then it is deleted with every name', async () => {
  const { owner, read, join } = await makeList()
  const early = await makeList()
  await join('Jens')
  await early.lists.change(early.owner, { kind: 'end' })
  day = addDays(wanted.endsOn, 1)
  expect(await read(owner.key)).toMatchObject({ state: 'ended', you: { isOwner: true } })
  day = addDays(today, keptDays + 1)
  expect(await refused(early.read())).toBe('404 unknown-list')
  await sweepLists({ db: favorites.db, now })
  expect(await favorites.db.selectFrom('shared_list').selectAll().execute()).toHaveLength(1)
  day = addDays(wanted.endsOn, keptDays)
  await sweepLists({ db: favorites.db, now })
  expect(await read()).toMatchObject({ state: 'ended' })
  day = addDays(day, 1)
  expect(await refused(read())).toBe('404 unknown-list')
  await sweepLists({ db: favorites.db, now })
  expect(await favorites.db.selectFrom('shared_list_person').selectAll().execute()).toEqual([])
})

test('an address that nobody was given opens nothing', async () => {
  expect(await refused(favorites.listsOf().read({ token: 'a'.repeat(32), key: null }))).toBe('404 unknown-list')
  expect(await refused(favorites.listsOf().read({ token: 'x', key: null }))).toBe('422 invalid-input')
})

test('names that differ in capitals alone are one name, in every alphabet', async () => {
  const { join } = await makeList()
  await join('İpek')
  expect(await refused(join('IPEK'))).toBe('409 name-taken')
  await join('Жанна')
  expect(await refused(join('жанна'))).toBe('409 name-taken')
})

test('guesses of addresses are limited for a network, and only for that one', async () => {
  const { owner } = await makeList()
  const statusOf = async (path: string, token: string, from = '2001:db8::1') =>
    (await favorites.listRequest(path, { token, name: 'Eve' }, from)).status
  const guesses: number[] = []
  for (let at = 0; at < 40; at += 1) guesses.push(await statusOf('read', at.toString(16).padStart(32, '0')))
  expect([guesses.slice(0, 30), guesses.slice(30)]).toEqual([Array(30).fill(404), Array(10).fill(429)])
  for (const path of ['read', 'join']) expect(await statusOf(path, owner.token, '2001:db8::2')).toBe(429)
  expect(await statusOf('read', owner.token, '2001:db8:0:1::1')).toBe(200)
})
