import { deskPermissions } from '@marram/domain/desk/permission'
import * as v from 'valibot'
import { listInput, listOutput } from './list.ts'
import { deskCommand, deskQuery } from './operation.ts'
import { mailAddress, rowId, words } from './shapes.ts'

const common = { service: 'auth', needs: 'people.write' } as const
const name = words(80)
const roles = v.pipe(v.array(v.string()), v.maxLength(20))
const permissions = v.array(v.picklist(deskPermissions))

/** Creates an account by a link that is passed on by hand; staff get roles, and an existing account a new link. */
export const invitePerson = deskCommand({
  ...common,
  name: 'people.invite',
  hasSecretReply: true,
  input: v.object({
    email: mailAddress,
    type: v.picklist(['staff', 'owner', 'guest']),
    firstname: name,
    lastname: name,
    language: v.picklist(['da', 'de', 'en']),
    roles,
  }),
  output: v.object({ isNew: v.boolean(), link: v.string(), expiresAt: v.string() }),
})

/** Replaces the roles of a member of staff; at least one. `was` are the roles that the caller saw. */
export const setRoles = deskCommand({
  ...common,
  name: 'people.set-roles',
  input: v.object({ user: rowId, roles: v.pipe(roles, v.minLength(1)), was: v.optional(roles) }),
  output: v.object({ roles: v.array(v.string()) }),
})

/** Ends the access of a member of staff: sessions, password and roles. A new invitation opens it again. */
export const removeAccess = deskCommand({
  ...common,
  name: 'people.remove-access',
  input: v.object({ user: rowId }),
  output: v.object({ user: v.number() }),
})

const role = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,39}$/, 'must be a word such as front-desk'))

/**
 * Adds a role, or replaces the permissions of one; standard ones too, except the administrator. `was` are the
 * permissions that the caller saw, none for a new role.
 */
export const saveRole = deskCommand({
  ...common,
  name: 'people.save-role',
  input: v.object({ role, permissions, was: v.optional(permissions) }),
  output: v.object({ role: v.string() }),
})

/** Deletes an unused role; a standard one has its first permissions again. */
export const deleteRole = deskCommand({
  ...common,
  name: 'people.delete-role',
  input: v.object({ role }),
  output: v.object({ role: v.string() }),
})

const person = {
  id: v.number(),
  name: v.string(),
  email: v.string(),
  roles: v.array(v.string()),
  /** False until an invited person has chosen a password. */
  canLogIn: v.boolean(),
  lastUsedAt: v.nullable(v.string()),
  passkeys: v.number(),
  hasApp: v.boolean(),
}

export const accessStates = ['open', 'invited'] as const

export const listPeople = deskQuery({
  ...common,
  name: 'people.list',
  input: listInput({
    filters: { role: v.optional(words(40)), access: v.optional(v.picklist(accessStates)) },
    sorts: ['name', 'email'],
  }),
  output: listOutput(v.object(person)),
})
export type ListedPerson = v.InferOutput<typeof listPeople.output>['items'][number]

/** A member of staff, with what stands in the way of changes. */
export const showPerson = deskQuery({
  ...common,
  name: 'people.show',
  input: v.object({ user: rowId }),
  output: v.object({
    ...person,
    permissions: v.pipe(permissions, v.readonly()),
    /** Of the newest link that still works; only for those who cannot log in yet. */
    invitedUntil: v.nullable(v.string()),
    isLastAdministrator: v.boolean(),
  }),
})
export type ShownPerson = v.InferOutput<typeof showPerson.output>

/** All roles, also unused ones. */
export const listRoles = deskQuery({
  ...common,
  name: 'people.roles',
  input: v.object({}),
  output: v.array(
    v.object({
      role: v.string(),
      permissions: v.pipe(permissions, v.readonly()),
      kind: v.picklist(['administrator', 'standard', 'changed', 'own']),
      people: v.number(),
    }),
  ),
})
export type DeskRole = v.InferOutput<typeof listRoles.output>[number]
