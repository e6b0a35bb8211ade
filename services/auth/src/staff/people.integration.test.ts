import { executeCommand } from '@marram/database/command/execute-command'
import type { Staff } from '@marram/database/command/staff-command'
import { permissionsNeeded, testDesk } from '@marram/database/testing/test-desk'
import { type DeskPermission, deskPermissions } from '@marram/domain/desk/permission'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { karen, startTestAuth, type TestAuth } from '../testing/start-auth.ts'
import { listActors, listAudit, showAudit } from './audit-desk.ts'
import { deskAnswers } from './desk-answers.ts'
import { loadRoles } from './desk-members.ts'
import { invite, removeAccess, setRoles } from './people-commands.ts'
import { listPeople, showPerson } from './person-desk.ts'
import { resetFactors } from './reset-second-factor.ts'
import { deleteRole, listRoles, saveRole } from './role-desk.ts'

let auth: TestAuth
let anna = 0
let bo = 0
beforeAll(async () => {
  auth = await startTestAuth()
})
beforeEach(async () => {
  await auth.renew()
  await sql`truncate audit_entry, desk_role, desk_member`.execute(auth.db)
  anna = await addStaff('anna@marram.example', ['administrator'])
  bo = await addStaff('bo@marram.example', ['administrator', 'finance'])
})
afterAll(() => auth.stop())

const desk = (permissions?: readonly DeskPermission[]) => testDesk(auth.context, permissions)
const rolesOf = (user: number) => loadRoles(auth.db, user)

async function addStaff(email: string, roles: string[]): Promise<number> {
  const id = await auth.addUser({ email, type: 'internal' })
  await auth.db.insertInto('desk_member').values({ user_id: id, roles }).execute()
  return id
}
const link = (email: string, more: object = {}) => ({
  ...{ email, type: 'staff', firstname: 'Ida', lastname: 'Lund', language: 'da', roles: ['reception'], ...more },
})

test('people and guests need an administrator, the log its own permission', async () => {
  const needed = await permissionsNeeded(deskAnswers, auth.context)
  expect(needed).toEqual({
    ...{ 'people.invite': 'people.write', 'people.set-roles': 'people.write', 'people.remove-access': 'people.write' },
    ...{ 'people.save-role': 'people.write', 'people.delete-role': 'people.write', 'people.list': 'people.write' },
    ...{ 'people.roles': 'people.write', 'people.show': 'people.write', 'guests.find': 'guests.erase' },
    ...{ 'audit.list': 'audit.read', 'audit.show': 'audit.read', 'audit.actors': 'audit.read' },
    ...{
      'guests.export': 'guests.erase',
      'guests.erase': 'guests.erase',
      'people.reset-second-factor': 'people.write',
    },
  })
})

test('roles are replaced, and the log has both', async () => {
  expect(await desk().run(setRoles, { user: bo, roles: ['finance', 'editor'] })).toEqual({
    roles: ['finance', 'editor'],
  })
  expect(await rolesOf(bo)).toEqual(['finance', 'editor'])
  expect(await desk().log()).toMatchObject([
    {
      subject: `user ${bo}`,
      before: { roles: ['administrator', 'finance'] },
      after: { roles: ['finance', 'editor'] },
    },
  ])
  expect(await desk().run(setRoles, { user: bo, roles: ['king'] })).toMatchObject({ status: 422, code: 'unknown-role' })
  expect(await desk().run(setRoles, { user: bo, roles: [] })).toMatchObject({ status: 422 })
  expect(await desk().run(setRoles, { user: auth.karenId(), roles: ['editor'] })).toMatchObject({ status: 404 })
  expect(await desk().log()).toHaveLength(1)
})

test('the last administrator stays one, whichever way it is tried', async () => {
  await desk().run(setRoles, { user: bo, roles: ['finance'] })
  const last = { status: 409, code: 'last-administrator' }
  expect(await desk().run(setRoles, { user: anna, roles: ['editor'] })).toMatchObject(last)
  expect(await desk().run(removeAccess, { user: anna })).toMatchObject(last)
  const reinvited = link('anna@marram.example', { roles: ['editor'] })
  expect(await desk().run(invite, reinvited)).toMatchObject(last)
  expect(await rolesOf(anna)).toEqual(['administrator'])
  expect(await desk().run(setRoles, { user: anna, roles: ['administrator', 'editor'] })).not.toMatchObject(last)
  // Somebody who has not accepted the invitation could not take over.
  await desk().run(invite, link('ida@marram.example', { roles: ['administrator'] }))
  expect(await desk().run(setRoles, { user: anna, roles: ['editor'] })).toMatchObject(last)
})

const demotions = [
  ['demote', (user: number) => desk().run(setRoles, { user, roles: ['finance'] })],
  ['remove', (user: number) => desk().run(removeAccess, { user })],
] as const

test.each(demotions)('of two administrators who %s each other at the same time, one stays', async (_, run) => {
  // Several rounds, because the race has to be won by neither.
  for (let round = 0; round < 8; round += 1) {
    await auth.db.deleteFrom('user_account').where('id', 'in', [anna, bo]).execute()
    anna = await addStaff('anna@marram.example', ['administrator'])
    bo = await addStaff('bo@marram.example', ['administrator'])
    const replies = await Promise.all([run(anna), run(bo)])
    expect(replies.filter((reply) => Object(reply).code === 'last-administrator')).toHaveLength(1)
    const left = [...(await rolesOf(anna)), ...(await rolesOf(bo))].filter((role) => role === 'administrator')
    expect(left).toEqual(['administrator'])
  }
})

test('access ends at once: sessions, password, links and roles; an invitation opens it again', async () => {
  const token = await auth.client.login({ email: 'bo@marram.example', password: 'dynen ved havet' })
  await auth.client.profile(token)
  expect(await desk().run(removeAccess, { user: bo })).toEqual({ user: bo })
  await expect(auth.client.profile(token)).rejects.toThrow('Not logged in')
  const login = auth.client.login({ email: 'bo@marram.example', password: 'dynen ved havet' })
  await expect(login).rejects.toMatchObject({ code: 'login-refused' })
  expect(await desk().list(listPeople)).toMatchObject([{ id: anna }])
  expect(await desk().run(removeAccess, { user: bo })).toMatchObject({ status: 404 })
  expect((await desk().log()).at(-1)).toMatchObject({ before: { access: true }, after: { access: false, roles: [] } })
  expect(await desk().run(invite, link('bo@marram.example'))).toMatchObject({ isNew: false })
  expect(await rolesOf(bo)).toEqual(['reception'])
})

test('an invitation says how long its link works, and the log keeps no link', async () => {
  const self = { userId: anna, name: 'Anna Holm', cameFrom: '192.0.2.7', permissions: deskPermissions }
  const input = link('ida@marram.example', { roles: ['finance', 'editor'] })
  const invited = await executeCommand(invite, { input, key: 'once' }, self, auth.context)
  const hours24 = new Date(auth.context.now().getTime() + 24 * 60 * 60 * 1000).toISOString()
  expect(invited).toMatchObject({ isNew: true, expiresAt: hours24, link: expect.stringContaining('reset_token') })
  const entries = await auth.db.selectFrom('audit_entry').selectAll().execute()
  expect(JSON.stringify(entries)).not.toContain('reset_token')
  const [ida] = await desk().list(listPeople, { access: 'invited' })
  expect(await desk().ask(showPerson, { user: ida?.id })).toMatchObject({ canLogIn: false, invitedUntil: hours24 })
  // Somebody who can log in is not invited any more, whatever links there are.
  await desk().run(invite, link('bo@marram.example', { roles: [] }))
  expect(await desk().ask(showPerson, { user: bo })).toMatchObject({ invitedUntil: null })
  expect(await rolesOf(bo)).toEqual(['administrator', 'finance'])
})

test('staff need a role, and an address of their own', async () => {
  const refused = await desk().run(invite, link('ida@marram.example', { roles: [] }))
  expect(refused).toMatchObject({ status: 422, code: 'no-role' })
  expect(await desk().run(invite, link(karen.email))).toMatchObject({ status: 409, code: 'not-staff' })
  expect(await auth.db.selectFrom('password_reset').selectAll().execute()).toEqual([])
  expect(await desk().run(invite, link(karen.email, { type: 'guest', roles: [] }))).toMatchObject({ isNew: false })
})

test('changes by two people at once are not overwritten unseen', async () => {
  const seen = ['administrator', 'finance']
  expect(await desk().run(setRoles, { user: bo, roles: ['finance', 'editor'], was: seen })).not.toMatchObject({
    status: 409,
  })
  const late = { status: 409, code: 'changed-meanwhile' }
  expect(await desk().run(setRoles, { user: bo, roles: ['reception'], was: seen })).toMatchObject(late)
  expect(await rolesOf(bo)).toEqual(['finance', 'editor'])
  await desk().run(saveRole, { role: 'night', permissions: ['bookings.read'], was: [] })
  expect(await desk().run(saveRole, { role: 'night', permissions: ['audit.read'], was: [] })).toMatchObject(late)
  const inOrder = { role: 'night', permissions: ['audit.read'], was: ['bookings.read'] }
  expect(await desk().run(saveRole, inOrder)).toEqual({ role: 'night' })
})

test('a person is shown with permissions, second factor, and being the last administrator', async () => {
  await desk().run(setRoles, { user: bo, roles: ['finance'] })
  const key = { public_key: Buffer.from('x'), counter: 0, transports: [], name: '', created_at: auth.context.now() }
  await auth.db
    .insertInto('passkey')
    .values({ ...key, id: 'a', user_id: bo, host: 'de.localhost' })
    .execute()
  expect(await desk().ask(showPerson, { user: bo })).toMatchObject({
    ...{ roles: ['finance'], passkeys: 1, hasApp: false, isLastAdministrator: false },
    permissions: ['bookings.read', 'bookings.money', 'messages.read', 'audit.read'],
  })
  expect(await desk().ask(showPerson, { user: anna })).toMatchObject({ passkeys: 0, isLastAdministrator: true })
  expect(await desk().ask(showPerson, { user: auth.karenId() })).toMatchObject({ status: 404 })
})

test('staff who manage people cannot raise themselves, or take what they lack', async () => {
  await desk().run(saveRole, { role: 'hr', permissions: ['people.write', 'audit.read'] })
  const ida = await addStaff('ida@marram.example', ['hr'])
  const lesser = desk(['people.write', 'audit.read'])
  const notYours = { status: 403, code: 'not-yours' }
  expect(await lesser.run(setRoles, { user: ida, roles: ['administrator'] })).toMatchObject(notYours)
  expect(await lesser.run(setRoles, { user: anna, roles: ['hr'] })).toMatchObject(notYours)
  expect(await lesser.run(removeAccess, { user: anna })).toMatchObject(notYours)
  expect(await lesser.run(invite, link('anna@marram.example'))).toMatchObject(notYours)
  expect(await lesser.run(invite, link('anna@marram.example', { roles: [] }))).toMatchObject(notYours)
  expect(await lesser.run(invite, link('new@marram.example', { roles: ['finance'] }))).toMatchObject(notYours)
  expect(await lesser.run(saveRole, { role: 'hr', permissions: ['people.write', 'guests.erase'] })).toMatchObject(
    notYours,
  )
  expect(await lesser.run(resetFactors, { email: 'anna@marram.example' })).toMatchObject(notYours)
  expect(await lesser.run(resetFactors, { email: 'ida@marram.example' })).toEqual({ passkeys: 0, app: false })
  expect(await lesser.run(setRoles, { user: ida, roles: ['hr'] })).toEqual({ roles: ['hr'] })
  expect(
    await auth.db.selectFrom('user_account').where('email', '=', 'new@marram.example').selectAll().execute(),
  ).toEqual([])
})

test('roles are added, changed and deleted; standard ones return to what they were', async () => {
  const kinds = async () => (await desk().ask(listRoles, {})) as readonly { role: string; kind: string }[]
  await desk().run(saveRole, { role: 'night', permissions: ['bookings.read', 'bookings.read'] })
  await desk().run(saveRole, { role: 'finance', permissions: ['bookings.read'] })
  expect(await kinds()).toEqual(
    expect.arrayContaining([
      {
        role: 'administrator',
        kind: 'administrator',
        people: 2,
        permissions: expect.arrayContaining(['system.write']),
      },
      { role: 'finance', kind: 'changed', people: 1, permissions: ['bookings.read'] },
      { role: 'night', kind: 'own', people: 0, permissions: ['bookings.read'] },
    ]),
  )
  await desk().run(setRoles, { user: bo, roles: ['night', 'finance'] })
  expect(await desk().run(deleteRole, { role: 'night' })).toMatchObject({ status: 409, code: 'role-in-use' })
  await desk().run(setRoles, { user: bo, roles: ['finance'] })
  expect(await desk().run(deleteRole, { role: 'night' })).toEqual({ role: 'night' })
  expect(await desk().run(deleteRole, { role: 'finance' })).toEqual({ role: 'finance' })
  expect(await desk().run(deleteRole, { role: 'finance' })).toMatchObject({ status: 404 })
  expect(await kinds()).toContainEqual(expect.objectContaining({ role: 'finance', kind: 'standard' }))
  for (const wrong of [{ role: 'administrator', permissions: [] }]) {
    expect(await desk().run(saveRole, wrong)).toMatchObject({ status: 409, code: 'administrator' })
  }
  expect(await desk().run(saveRole, { role: 'x', permissions: ['fly'] })).toMatchObject({ status: 422 })
})

test('staff are listed with roles and last use', async () => {
  await auth.client.login({ email: 'bo@marram.example', password: 'dynen ved havet' })
  expect(await desk().list(listPeople, { role: 'finance' })).toMatchObject([
    { id: bo, email: 'bo@marram.example', roles: ['administrator', 'finance'], canLogIn: true, name: 'Karen Holm' },
  ])
  expect(await desk().ask(listPeople, { filters: {}, search: 'ANNA', sort: 'email' })).toMatchObject({
    items: [{ id: anna, lastUsedAt: null }],
  })
})

test('the log is searched by person, command, subject, words and day, the newest first', async () => {
  const ida: Staff = { userId: 9, name: 'Ida Lund', cameFrom: '192.0.2.9', permissions: ['people.write', 'audit.read'] }
  await desk().run(setRoles, { user: bo, roles: ['finance'] })
  auth.pass(24 * 60 * 60 * 1000)
  const role = { role: 'auditor', permissions: ['audit.read'] }
  await executeCommand(saveRole, { input: role, reason: 'new colleague' }, ida, auth.context)
  const found = async (filters: object, search = '') => {
    const page = await desk().ask(listAudit, { filters, search })
    return 'items' in page ? page.items.map(({ command }) => command) : page
  }
  expect(await found({})).toEqual(['people.save-role', 'people.set-roles'])
  expect(await found({ actor: 'ida lund' })).toEqual(['people.save-role'])
  expect(await found({ user: 9 })).toEqual(['people.save-role'])
  expect(await found({ user: 'command-line' })).toEqual([])
  expect(await found({ command: 'people.set-roles' })).toEqual(['people.set-roles'])
  expect(await found({ subject: `user ${bo}` })).toEqual(['people.set-roles'])
  expect(await found({}, 'COLLEAGUE lund')).toEqual(['people.save-role'])
  expect(await found({}, `set-roles ${bo}`)).toEqual(['people.set-roles'])
  auth.pass(91 * 24 * 60 * 60 * 1000)
  expect(await found({}, 'lund')).toEqual([])
  expect(await found({ from: '2027-03-01' }, 'lund')).toEqual(['people.save-role'])
  expect(await found({ until: '2027-03-02' }, 'lund')).toEqual(['people.save-role'])
  expect(await found({ subject: 'role auditor' }, 'lund')).toEqual(['people.save-role'])
  expect(await found({ from: '2027-03-02' })).toEqual(['people.save-role'])
  expect(await found({ until: '2027-03-01' })).toEqual(['people.set-roles'])
  expect(await found({ from: 'yesterday' })).toMatchObject({ status: 422 })
})

test('an entry is shown alone, and everybody with one can be chosen', async () => {
  const self = { userId: anna, name: 'Anna Holm', cameFrom: '192.0.2.7', permissions: deskPermissions }
  await executeCommand(setRoles, { input: { user: bo, roles: ['finance'] } }, self, auth.context)
  const machine = { ...self, userId: null, name: 'root', cameFrom: 'command line' }
  await executeCommand(setRoles, { input: { user: bo, roles: ['editor'] } }, machine, auth.context)
  const [last, first] = await desk().list(listAudit)
  const subject = { subject: `user ${bo}`, subjectName: 'Karen Holm' }
  expect(last).toMatchObject({ userId: null, actor: 'root', cameFrom: 'command line', ...subject })
  await desk().run(invite, link(karen.email, { type: 'guest', roles: [] }))
  expect(await desk().list(listAudit, { command: 'people.invite' })).toMatchObject([
    { subject: `user ${auth.karenId()}`, subjectName: null },
  ])
  expect(await desk().ask(showAudit, { entry: first?.id })).toEqual(first)
  expect(await desk().ask(showAudit, { entry: 1_000_000 })).toMatchObject({ status: 404 })
  expect(await desk().list(listAudit, { user: 'command-line' })).toEqual([last])
  expect(await desk().ask(listActors, {})).toEqual([{ user: anna, name: 'Karen Holm' }])
})

test('pages of people follow each other without a gap', async () => {
  const own = await desk().list(listPeople)
  for (let index = 0; index < 5; index += 1) await addStaff(`p${index}@marram.example`, ['editor'])
  const emailsFrom = async (cursor: string | null): Promise<string[]> => {
    const page = await desk().ask(listPeople, { filters: {}, limit: 2, cursor })
    if (!('items' in page)) throw new Error('refused')
    const emails = page.items.map(({ email }) => email)
    return page.nextCursor === null ? emails : [...emails, ...(await emailsFrom(page.nextCursor))]
  }
  const emails = await emailsFrom(null)
  expect([emails.length, new Set(emails).size]).toEqual([own.length + 5, own.length + 5])
})
