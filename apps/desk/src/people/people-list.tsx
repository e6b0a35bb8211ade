import { accessStates, type ListedPerson, listPeople } from '@marram/contract/desk/people'
import { lazy, Suspense } from 'react'
import { desk } from '../kit/desk-client.ts'
import { momentOf } from '../kit/format.ts'
import type { FilterOption, ListAddress, ListColumn, ListDefinition, ListFilter } from '../kit/list/list-definition.ts'
import { Marked } from '../kit/list/marked.tsx'
import { sinceText } from '../kit/since-text.ts'
import { startPage } from '../kit/start-page.ts'
import { factorText, PersonState } from './person-state.tsx'
import { roleName } from './role-names.ts'
import { words } from './words.ts'

const Person = lazy(async () => ({ default: (await import('./person.tsx')).Person }))

const nameOf = ({ name, email }: ListedPerson): string => name || email
const rolesOf = ({ roles }: ListedPerson): string => roles.map(roleName).join(', ') || words.noRoles

const columns: readonly ListColumn<ListedPerson>[] = [
  {
    id: 'name',
    name: words.columns.name,
    sort: 'name',
    phone: 'title',
    cell: (person, search) => (
      <>
        <Marked text={nameOf(person)} search={search} />
        {person.id === startPage.staff?.userId && <span className="muted"> ({words.you})</span>}
      </>
    ),
    text: nameOf,
  },
  {
    id: 'mail',
    name: words.columns.mail,
    sort: 'email',
    cell: ({ email }, search) => <Marked text={email} search={search} />,
    text: ({ email }) => email,
  },
  { id: 'roles', name: words.columns.roles, phone: 'line', cell: rolesOf, text: rolesOf },
  {
    id: 'access',
    name: words.columns.access,
    width: 112,
    phone: 'state',
    cell: (person) => <PersonState person={person} />,
    text: ({ canLogIn }) => words.access[canLogIn ? 'open' : 'invited'],
  },
  {
    id: 'used',
    name: words.columns.used,
    width: 112,
    phone: 'end',
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? words.never : sinceText(lastUsedAt)),
    text: ({ lastUsedAt }) => (lastUsedAt === null ? '' : momentOf(lastUsedAt)),
  },
  {
    id: 'factor',
    name: words.columns.factor,
    width: 92,
    cell: (person) => (
      <span className={factorText(person) === words.factors.none ? 'muted' : ''}>{factorText(person)}</span>
    ),
    text: factorText,
  },
]

function filters(roles: readonly FilterOption[]): readonly ListFilter[] {
  const choice = (id: string, name: string, options: readonly FilterOption[]): ListFilter => ({
    id,
    name,
    field: { kind: 'choice', options },
    describe: (value) => options.find((option) => option.value === value)?.name ?? null,
  })
  const states = accessStates.map((value) => ({ value, name: words.access[value] }))
  return [choice('role', words.role, roles), choice('access', words.columns.access, states)]
}

function filtersOf({ role, access }: ListAddress) {
  const state = accessStates.find((one) => one === access)
  return { ...(role !== undefined && { role }), ...(state && { access: state }) }
}

/** Roles come from the server. */
export const peopleList = (roles: readonly FilterOption[]): ListDefinition<ListedPerson> => ({
  name: 'people',
  title: words.title,
  searchLabel: words.searchLabel,
  columns,
  filters: filters(roles),
  views: [
    { name: words.views.all, address: {} },
    { name: words.views.administrators, address: { role: 'administrator' } },
    { name: words.views.invited, address: { access: 'invited' }, figure: 'plain' },
  ],
  order: { sort: 'name', descending: false },
  questionKey: listPeople.name,
  ask: ({ address, sort, ...page }, options) => {
    const asked = { filters: filtersOf(address), search: address.q ?? '', ...page }
    return desk.ask(listPeople, { ...asked, sort: sort === 'email' ? 'email' : 'name' }, options)
  },
  keyOf: ({ id }) => String(id),
  pathOf: (id) => `/desk/people/${id}/`,
  preview: (id) => (
    <Suspense>
      <Person id={Number(id)} isPreview />
    </Suspense>
  ),
})
