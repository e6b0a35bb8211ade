import { type AuditEntry, auditSearchDays, commandLine, listAudit } from '@marram/contract/desk/audit'
import { copenhagenDay, type IsoDay, parseIsoDay } from '@marram/domain/iso-day'
import { lazy, Suspense } from 'react'
import { desk } from '../kit/desk-client.ts'
import { format, momentOf, timeOf } from '../kit/format.ts'
import type { FilterOption, ListColumn, ListDefinition, ListFilter } from '../kit/list/list-definition.ts'
import { startPage } from '../kit/start-page.ts'
import { commandNames } from './command-names.ts'
import { differencesText } from './describe-fact.ts'
import { commandText, fromText, subjectText } from './entry-words.ts'
import { filtersOf } from './log-search.ts'
import { SubjectLink } from './subject-link.tsx'
import { words } from './words.ts'

const Entry = lazy(async () => ({ default: (await import('./entry.tsx')).Entry }))

const columns = (today: IsoDay): readonly ListColumn<AuditEntry>[] => [
  {
    id: 'at',
    name: words.columns.at,
    sort: 'at',
    width: 156,
    phone: 'state',
    cell: ({ at }) => (copenhagenDay(new Date(at)) === today ? timeOf(at) : momentOf(at)),
    text: ({ at }) => momentOf(at),
  },
  {
    id: 'actor',
    name: words.columns.actor,
    width: 112,
    phone: 'line',
    cell: ({ actor }) => actor,
    text: ({ actor }) => actor,
  },
  {
    id: 'command',
    name: words.columns.command,
    width: 188,
    phone: 'title',
    cell: ({ command }) => commandText(command),
    text: ({ command }) => commandText(command),
  },
  {
    id: 'subject',
    name: words.columns.subject,
    width: 140,
    phone: 'line',
    cell: (entry) => <SubjectLink entry={entry} />,
    text: ({ subject, subjectName }) => subjectText(subject, subjectName),
  },
  { id: 'change', name: words.columns.change, cell: differencesText, text: differencesText },
  { id: 'reason', name: words.columns.reason, isExtra: true, cell: reasonOf, text: reasonOf },
  { id: 'from', name: words.columns.from, width: 132, isExtra: true, cell: fromText, text: fromText },
]

function reasonOf({ reason }: AuditEntry): string {
  return reason ?? ''
}

const commands: readonly FilterOption[] = Object.keys(commandNames)
  .map((value) => ({ value, name: commandText(value) }))
  .toSorted((a, b) => a.name.localeCompare(b.name, startPage.edition))

function filters(actors: readonly FilterOption[]): readonly ListFilter[] {
  const choice = (id: string, name: string, options: readonly FilterOption[]): ListFilter => ({
    ...{ id, name, field: { kind: 'choice', options } },
    // A person or command that is no option any more still limits the list.
    describe: (value) => options.find((option) => option.value === value)?.name ?? value,
  })
  const day = (id: string, name: string): ListFilter => ({
    ...{ id, name, field: { kind: 'day' } },
    describe: (value) => (parseIsoDay(value) === null ? null : format.day(value, 'numeric')),
  })
  const { filters: names } = words
  return [
    choice('user', names.user, [...actors, { value: commandLine, name: words.commandLine }]),
    choice('command', names.command, commands),
    { id: 'subject', name: names.subject, field: { kind: 'text' }, describe: (value) => subjectText(value) },
    day('from', names.from),
    day('until', names.until),
  ]
}

/** People come from the server. */
export const logList = (actors: readonly FilterOption[], today: IsoDay): ListDefinition<AuditEntry> => ({
  name: 'log',
  title: words.title,
  searchLabel: words.searchLabel,
  columns: columns(today),
  filters: filters(actors),
  views: [
    { name: words.views.all, address: {} },
    { name: words.views.today, address: { from: today } },
    { name: words.views.people, address: { command: 'people.set-roles' } },
    { name: words.views.erased, address: { command: 'guests.erase' } },
  ],
  order: { sort: 'at', descending: true },
  questionKey: listAudit.name,
  ask: ({ address, sort: _, ...page }, options) =>
    desk.ask(listAudit, { filters: filtersOf(address), search: address.q ?? '', sort: 'at', ...page }, options),
  keyOf: ({ id }) => String(id),
  pathOf: (id) => `/desk/log/${id}/`,
  hint: ({ q, from, subject }) =>
    q !== undefined && from === undefined && subject === undefined ? words.searchIsLimited(auditSearchDays) : null,
  preview: (id) => (
    <Suspense>
      <Entry id={Number(id)} />
    </Suspense>
  ),
})
