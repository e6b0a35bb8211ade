import { type HouseSort, houseGaps, houseSorts, type ListedHouse, listHouses } from '@marram/contract/desk/houses'
import { parseIsoDay } from '@marram/domain/iso-day'
import { CalendarX } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { desk } from '../kit/desk-client.ts'
import { format } from '../kit/format.ts'
import type { FilterOption, ListColumn, ListDefinition, ListFilter, ListView } from '../kit/list/list-definition.ts'
import { Marked } from '../kit/list/marked.tsx'
import { startPage } from '../kit/start-page.ts'
import { HouseState } from './house-state.tsx'
import { anyGap, filtersOf, incompleteAddress, unread, unreadAddress, yesNo } from './houses-search.ts'
import { words } from './words.ts'

const HouseDetail = lazy(async () => ({ default: (await import('./house-detail.tsx')).HouseDetail }))

const names = words.columns
const day = (written: string): string => {
  const parsed = parseIsoDay(written)
  return parsed === null ? written : format.day(parsed, 'numeric')
}
const gapNames = ({ missing }: ListedHouse): string => missing.map((gap) => words.gaps[gap]).join(', ')

const columns: readonly ListColumn<ListedHouse>[] = [
  {
    id: 'number',
    name: names.number,
    sort: 'name',
    width: 96,
    phone: 'title',
    cell: ({ name }, search) => <Marked text={name.toUpperCase()} search={search} />,
    text: ({ name }) => name.toUpperCase(),
  },
  {
    id: 'title',
    name: names.title,
    phone: 'line',
    cell: ({ title }, search) => (
      <span className="house__line">
        <Marked text={title} search={search} />
      </span>
    ),
    text: ({ title }) => title,
  },
  {
    id: 'address',
    name: names.address,
    width: 220,
    isExtra: true,
    cell: ({ address }, search) => <Marked text={address} search={search} />,
    text: ({ address }) => address,
  },
  {
    id: 'area',
    name: names.area,
    width: 128,
    cell: ({ area }) => area,
    text: ({ area }) => area,
  },
  {
    id: 'persons',
    name: names.persons,
    short: names.personsShort,
    sort: 'persons',
    width: 52,
    isNumber: true,
    cell: ({ persons }) => persons,
    text: ({ persons }) => String(persons),
  },
  {
    id: 'state',
    name: names.state,
    width: 124,
    phone: 'state',
    cell: ({ isActive }) => <HouseState isActive={isActive} />,
    text: ({ isActive }) => (isActive ? words.active : words.paused),
  },
  {
    id: 'missing',
    name: names.missing,
    width: 200,
    phone: 'end',
    cell: (house) => <Missing house={house} />,
    text: gapNames,
  },
  {
    id: 'calendars',
    name: names.calendars,
    width: 172,
    cell: (house) => <Calendars house={house} />,
    text: ({ calendars, unreadCalendars }) =>
      unreadCalendars > 0 ? words.unreadOf(unreadCalendars, calendars) : String(calendars),
  },
  {
    id: 'pictures',
    name: names.pictures,
    width: 72,
    isExtra: true,
    isNumber: true,
    cell: ({ pictures }) => pictures,
    text: ({ pictures }) => String(pictures),
  },
  {
    id: 'published',
    name: names.published,
    sort: 'published',
    width: 108,
    isExtra: true,
    cell: ({ publishedOn }) => day(publishedOn),
    text: ({ publishedOn }) => publishedOn,
  },
]

function Missing({ house }: { readonly house: ListedHouse }) {
  const text = gapNames(house)
  if (text === '') return <span className="muted">–</span>
  return (
    <span className={house.isActive ? 'waits' : 'muted'} title={text}>
      <span className="only-wide">{text}</span>
      <span className="only-phone">{words.missingCount(house.missing.length)}</span>
    </span>
  )
}

function Calendars({ house: { calendars, unreadCalendars } }: { readonly house: ListedHouse }) {
  if (calendars === 0) return <span className="muted">–</span>
  if (unreadCalendars === 0) return calendars
  return (
    <span className="state state--late">
      <CalendarX className="i" aria-hidden="true" />
      {words.unreadOf(unreadCalendars, calendars)}
    </span>
  )
}

function filters(areas: readonly FilterOption[]): readonly ListFilter[] {
  const choice = (id: string, name: string, kind: 'choice' | 'choices', options: readonly FilterOption[]) => ({
    ...{ id, name, field: { kind, options } },
    describe: (value: string) => {
      const found = options.filter((option) => value.split(',').includes(option.value))
      return found.length > 0 ? found.map((option) => option.name).join(', ') : null
    },
  })
  const gaps = houseGaps.map((value) => ({ value, name: words.gaps[value] }))
  const { filterNames } = words
  return [
    choice('missing', filterNames.missing, 'choices', [{ value: anyGap, name: words.anyGap }, ...gaps]),
    choice('area', filterNames.area, 'choice', areas),
    choice(
      'active',
      filterNames.active,
      'choice',
      yesNo.map((value) => ({ value, name: value === 'yes' ? words.active : words.paused })),
    ),
    choice('calendars', filterNames.calendars, 'choice', [{ value: unread, name: words.unread }]),
  ]
}

const views: readonly ListView[] = [
  { name: words.views.all, address: {}, figure: 'plain' },
  { name: words.views.gaps, address: incompleteAddress, figure: 'waits' },
  { name: words.views.unread, address: unreadAddress, figure: 'late' },
  { name: words.views.paused, address: { active: 'no' }, figure: 'plain' },
]

const isSort = (sort: string): sort is HouseSort => houseSorts.some((one) => one === sort)

/** Areas come from the server. */
export function housesList(areas: readonly FilterOption[]): ListDefinition<ListedHouse> {
  return {
    name: 'houses',
    title: words.title,
    searchLabel: words.searchLabel,
    columns,
    filters: filters(areas),
    views,
    order: { sort: 'name', descending: false },
    questionKey: listHouses.name,
    ask: ({ address, sort, descending, cursor, limit }, options) => {
      const asked = { filters: filtersOf(address), search: address.q ?? '', cursor, limit, descending }
      return desk.ask(listHouses, { ...asked, edition: startPage.edition, sort: isSort(sort) ? sort : 'name' }, options)
    },
    keyOf: ({ name }) => name.toUpperCase(),
    pathOf: (name) => `/desk/houses/${name.toUpperCase()}/`,
    preview: (name) => (
      <Suspense>
        <HouseDetail key={name} house={name} isPreview />
      </Suspense>
    ),
  }
}
