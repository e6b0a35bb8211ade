import {
  type BookingSort,
  bookingSorts,
  type ListedBooking,
  listBookings,
  wantedStatuses,
} from '@marram/contract/desk/booking-list'
import { copenhagenDay, daysBetween, type IsoDay } from '@marram/domain/iso-day'
import { lazy, Suspense } from 'react'
import { desk } from '../kit/desk-client.ts'
import { format } from '../kit/format.ts'
import { csvAmount } from '../kit/list/csv.ts'
import type { FilterOption, ListColumn, ListDefinition, ListFilter, ListView } from '../kit/list/list-definition.ts'
import { Marked } from '../kit/list/marked.tsx'
import { startPage } from '../kit/start-page.ts'
import { BookingStatusMark } from './booking-status.tsx'
import { currencies, dayOf, filtersOf, todayWord } from './bookings-search.ts'
import { words } from './words.ts'

const BookingPreview = lazy(async () => ({ default: (await import('./booking-preview.tsx')).BookingPreview }))

const names = words.columns
const nameOf = ({ firstName, lastName }: ListedBooking): string => [lastName, firstName].filter(Boolean).join(', ')
const openOf = ({ charged, paid }: ListedBooking): number => charged - paid
const amount = (minor: number): string => csvAmount(minor, startPage.edition)
const bookedOn = ({ createdAt }: ListedBooking): IsoDay => copenhagenDay(new Date(createdAt))

const columns = (today: IsoDay): readonly ListColumn<ListedBooking>[] => {
  const day = (one: IsoDay): string =>
    one.slice(0, 4) === today.slice(0, 4)
      ? format.day(one, 'weekday').replace(/ \S+$/, ` ${format.day(one).split(' ').at(-1)}`)
      : format.day(one, 'numeric')
  return [
    {
      id: 'number',
      name: names.number,
      width: 112,
      phone: 'end',
      cell: ({ reservationId }, search) => <Marked text={reservationId} search={search} />,
      text: ({ reservationId }) => reservationId,
    },
    {
      id: 'guest',
      name: words.guest,
      sort: 'guest',
      phone: 'title',
      cell: (item, search) => <Marked text={nameOf(item)} search={search} />,
      text: nameOf,
    },
    {
      id: 'house',
      name: words.house,
      sort: 'house',
      width: 62,
      phone: 'line',
      cell: ({ house }, search) => <Marked text={house.toUpperCase()} search={search} />,
      text: ({ house }) => house.toUpperCase(),
    },
    { id: 'area', name: names.area, width: 120, isExtra: true, cell: ({ area }) => area, text: ({ area }) => area },
    {
      id: 'arrival',
      name: words.arrival,
      sort: 'arrival',
      width: 100,
      phone: 'line',
      cell: ({ arrival }) => day(arrival),
      text: ({ arrival }) => arrival,
    },
    {
      id: 'departure',
      name: words.departure,
      width: 112,
      isExtra: true,
      cell: ({ departure }) => day(departure),
      text: ({ departure }) => departure,
    },
    {
      id: 'nights',
      name: names.nights,
      short: names.nightsShort,
      width: 36,
      isNumber: true,
      cell: ({ arrival, departure }) => daysBetween(arrival, departure),
      text: ({ arrival, departure }) => String(daysBetween(arrival, departure)),
    },
    {
      id: 'persons',
      name: names.persons,
      short: names.personsShort,
      width: 36,
      isNumber: true,
      cell: ({ persons }) => persons,
      text: ({ persons }) => String(persons),
    },
    {
      id: 'pets',
      name: names.pets,
      width: 84,
      isExtra: true,
      isNumber: true,
      cell: ({ pets }) => pets || '–',
      text: ({ pets }) => String(pets),
    },
    {
      id: 'status',
      name: names.status,
      width: 148,
      phone: 'state',
      cell: ({ status }) => <BookingStatusMark status={status} />,
      text: ({ status }) => words.statuses[status],
    },
    {
      id: 'total',
      name: names.total,
      width: 112,
      isExtra: true,
      isNumber: true,
      cell: ({ charged, currency }) => format.exactMoney(charged, currency),
      text: ({ charged }) => amount(charged),
    },
    {
      id: 'paid',
      name: words.paid,
      width: 112,
      isExtra: true,
      isNumber: true,
      cell: ({ paid, currency }) => format.exactMoney(paid, currency),
      text: ({ paid }) => amount(paid),
    },
    {
      id: 'open',
      name: words.open,
      sort: 'open',
      width: 112,
      isNumber: true,
      phone: 'end',
      cell: (item) => <OpenAmount item={item} />,
      text: (item) => amount(openOf(item)),
    },
    {
      id: 'currency',
      name: names.currency,
      width: 76,
      isExtra: true,
      cell: ({ currency }) => currency,
      text: ({ currency }) => currency,
    },
    {
      id: 'created',
      name: names.created,
      sort: 'created',
      width: 104,
      isExtra: true,
      cell: (item) => format.day(bookedOn(item), 'numeric'),
      text: bookedOn,
    },
    {
      id: 'email',
      name: words.mail,
      width: 200,
      isExtra: true,
      cell: ({ email }) => email,
      text: ({ email }) => email,
    },
    {
      id: 'phone',
      name: words.phone,
      width: 140,
      isExtra: true,
      cell: ({ phone }) => phone,
      text: ({ phone }) => phone,
    },
    {
      id: 'language',
      name: words.language,
      width: 88,
      isExtra: true,
      cell: ({ languageId }) => words.languages[languageId],
      text: ({ languageId }) => words.languages[languageId],
    },
  ]
}

function OpenAmount({ item }: { readonly item: ListedBooking }) {
  const open = openOf(item)
  if (open === 0) return <span className="muted">–</span>
  const text = format.exactMoney(open, item.currency)
  return item.status === 'overdue' ? <span className="late">{text}</span> : text
}

function filters(areas: readonly FilterOption[], today: IsoDay): readonly ListFilter[] {
  const chosen = (options: readonly FilterOption[], value: string): string | null => {
    const found = options.filter((option) => value.split(',').includes(option.value))
    return found.length > 0 ? found.map(({ name }) => name).join(', ') : null
  }
  const statuses = wantedStatuses.map((value) => ({
    value,
    name: value === 'due' ? words.dueToday : words.statuses[value],
  }))
  const money = currencies.map((value) => ({ value, name: value }))
  const balances = (['open', 'credit'] as const).map((value) => ({ value, name: words.balances[value] }))
  const day = (id: string, name: string): ListFilter => ({
    id,
    name,
    field: { kind: 'day' },
    describe: (value) => {
      const found = dayOf(value, today)
      return value === todayWord ? words.todayWord : found && format.day(found, 'numeric')
    },
  })
  const choice = (id: string, name: string, kind: 'choice' | 'choices', options: readonly FilterOption[]) => {
    return { id, name, field: { kind, options }, describe: (value: string) => chosen(options, value) }
  }
  const { filterNames } = words
  return [
    choice('status', filterNames.status, 'choices', statuses),
    choice('area', filterNames.area, 'choice', areas),
    choice('balance', filterNames.balance, 'choice', balances),
    day('from', filterNames.from),
    day('until', filterNames.until),
    day('leave-from', filterNames.leaveFrom),
    day('leave-until', filterNames.leaveUntil),
    choice('currency', filterNames.currency, 'choice', money),
  ]
}

const views: readonly ListView[] = [
  { name: words.views.all, address: {} },
  { name: words.views.waiting, address: { status: 'waiting', sort: 'arrival' }, figure: 'waits' },
  { name: words.views.today, address: { from: todayWord, until: todayWord, sort: 'house' }, figure: 'plain' },
  { name: words.views.overdue, address: { status: 'overdue', sort: 'arrival' }, figure: 'late' },
  { name: words.views.credit, address: { balance: 'credit', sort: 'open' }, figure: 'plain' },
  { name: words.views.coming, address: { from: todayWord, sort: 'arrival' } },
]

const isSort = (sort: string): sort is BookingSort => bookingSorts.some((one) => one === sort)

/** Areas come from the server. */
export function bookingsList(areas: readonly FilterOption[], today: IsoDay): ListDefinition<ListedBooking> {
  return {
    name: 'bookings',
    title: words.title,
    searchLabel: words.searchLabel,
    columns: columns(today),
    filters: filters(areas, today),
    views,
    order: { sort: 'created', descending: true },
    questionKey: listBookings.name,
    ask: ({ address, sort, descending, cursor, limit }, options) => {
      const asked = { filters: filtersOf(address, today), search: address.q ?? '', cursor, limit, descending }
      return desk.ask(listBookings, { ...asked, sort: isSort(sort) ? sort : 'created' }, options)
    },
    keyOf: ({ reservationId }) => reservationId,
    pathOf: (reservationId) => `/desk/bookings/${reservationId}/`,
    isOff: ({ status }) => status === 'cancelled',
    preview: (reservationId) => (
      <Suspense>
        <BookingPreview reservationId={reservationId} />
      </Suspense>
    ),
  }
}
