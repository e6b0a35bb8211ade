import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readAgency } from '@marram/database/agency/read-agency'
import { OperatorError } from '@marram/database/operator-error'
import type { Database } from '@marram/database/schema.generated'
import { type IsoDay, parseIsoDay } from '@marram/domain/iso-day'
import type { ObjectStore } from '@marram/service-kit/object-store'
import { rejectionReasons } from '@marram/workers/contest/entry-letters'
import {
  closeContest,
  decideContest,
  listContests,
  type Origins,
  openContest,
  setPlace,
} from '@marram/workers/contest/staff-contest'
import {
  approveEntry,
  entryStates,
  findEntryPicture,
  getEntry,
  listEntries,
  rejectEntry,
} from '@marram/workers/contest/staff-entries'
import type { Kysely } from 'kysely'
import { agencyHosts } from '../agency-hosts.ts'
import { readConfig } from '../config.ts'
import { print } from '../terminal.ts'
import { openUploads } from '../uploads.ts'
import { openShared } from './database.ts'

const text = { type: 'string' } as const
const options = {
  state: { type: 'string', default: 'pending' },
  save: text,
  reason: text,
  from: text,
  until: text,
  'reward-da': text,
  'reward-de': text,
  'reward-en': text,
  'conditions-da': text,
  'conditions-de': text,
  'conditions-en': text,
} as const
const maxListed = 200

type Values = ReturnType<typeof parse>['values']
type Deps = {
  readonly db: Kysely<Database>
  readonly store: ObjectStore
  readonly origins: Origins
  readonly now: Date
}
type Work = (deps: Deps) => Promise<string>

/** Photo contests and their entries: review, approve or reject them, and choose the winners. */
export async function contestCommand(args: string[], env: Record<string, string | undefined>): Promise<number> {
  const work = readWork(args)
  const config = readConfig(env)
  const database = await openShared(config)
  try {
    const { origins } = agencyHosts(config, await readAgency(database.db))
    print(await work({ db: database.db, store: openUploads(config), origins, now: new Date() }))
    return 0
  } finally {
    await database.close()
  }
}

const parse = (args: string[]) => parseArgs({ args, options, allowPositionals: true })

function readWork(args: string[]): Work {
  const { values, positionals } = parse(args)
  const [action = 'list', subject, word] = positionals
  const read = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (!read) throw new OperatorError(`contest takes ${Object.keys(actions).join(', ')}.`)
  return read(subject, values, word)
}

/** Validates all arguments before opening a database. */
const actions: Readonly<Record<string, (subject: string | undefined, values: Values, word?: string) => Work>> = {
  list: (_, { state }) => {
    const wanted = oneOf(entryStates, state, '--state')
    return async ({ db, now }) => list(await listContests(db, now), await listEntries(db, wanted, maxListed), wanted)
  },
  show: (subject, { save }) => {
    const id = idOf(subject)
    return (deps) => show(deps, id, save)
  },
  approve: (subject) => {
    const id = idOf(subject)
    return done(`Picture ${id} is public now.`, (deps) => approveEntry(deps, id))
  },
  reject: (subject, { reason }) => {
    const id = idOf(subject)
    const why = oneOf(rejectionReasons, reason, '--reason')
    return done(`Picture ${id} is rejected and deleted.`, (deps) => rejectEntry(deps, id, why))
  },
  winner: (subject, _, word) => {
    const id = idOf(subject)
    const place = oneOf(['1', '2', '3', 'none'] as const, word, 'The place')
    const places = { '1': 1, '2': 2, '3': 3, none: null } as const
    return done(`Picture ${id} has ${place === 'none' ? 'no place' : `place ${place}`}.`, ({ db }) =>
      setPlace(db, id, places[place]),
    )
  },
  decide: (subject) => {
    const year = yearOf(subject)
    return done(`The contest of ${year} is decided; its winners are public.`, async ({ db, now, origins }) => {
      await decideContest(db, year, { now, origins })
    })
  },
  open: (subject, values) => {
    const year = yearOf(subject)
    const days = { from: dayOf(values.from, '--from'), lastDay: dayOf(values.until, '--until') }
    const words = wordsOf(values)
    return done(`The contest of ${year} accepts pictures from ${days.from} to ${days.lastDay}.`, ({ db, now }) =>
      openContest(db, { year, ...days, words, now }),
    )
  },
  close: (subject) => {
    const year = yearOf(subject)
    return done(`The contest of ${year} accepts no more pictures.`, ({ db, now }) => closeContest(db, year, now))
  },
}

function done(outcome: string, work: (deps: Deps) => Promise<void>): Work {
  return async (deps) => {
    await work(deps)
    return outcome
  }
}

type Contests = Awaited<ReturnType<typeof listContests>>
type Entries = Awaited<ReturnType<typeof listEntries>>

function list(contests: Contests, entries: Entries, state: string): string {
  return [
    ...contests.map(
      ({ year, status, opensOn, lastDay, pending, approved }) =>
        `${year}  ${status}  ${opensOn} to ${lastDay}  ${pending} pending, ${approved} approved`,
    ),
    '',
    ...entries.map(({ id, year, place, title }) => `${id}  ${year}${place ? `  place ${place}` : ''}  ${title}`),
    `${entries.length} ${entries.length === 1 ? 'picture' : 'pictures'} ${state}.`,
  ].join('\n')
}

async function show({ db, store }: Deps, id: number, save: string | undefined): Promise<string> {
  const entry = await getEntry(db, id)
  const { year, state, place, reason, title, text: written, width, height, sentAt, name, email } = entry
  if (save !== undefined) {
    const bytes = await findEntryPicture(store, entry)
    if (!bytes) throw new OperatorError('There is no file of this picture.')
    await writeFile(save, bytes, { flag: 'wx' })
  }
  return [
    `${id}  ${year}  ${state}${place ? `  place ${place}` : ''}${reason ? `  (${reason})` : ''}`,
    `${title}  ${width} × ${height}  ${sentAt.toISOString().slice(0, 10)}`,
    ...written.split('\n').map((line) => `    ${line}`),
    ...(email === null ? [] : [`from ${name} <${email}>`]),
    ...(save === undefined ? ['--save FILE.jpg writes the picture to a file.'] : [`Written to ${save}.`]),
  ].join('\n')
}

function wordsOf(values: Values) {
  const of = (key: 'da' | 'de' | 'en') => {
    const reward = values[`reward-${key}`]
    const conditions = values[`conditions-${key}`]
    return { ...(reward && { reward }), ...(conditions && { conditions }) }
  }
  return { da: of('da'), de: of('de'), en: of('en') }
}

function oneOf<const T extends string>(words: readonly T[], given: string | undefined, what: string): T {
  const word = words.find((known) => known === given)
  if (word === undefined) throw new OperatorError(`${what} is one of ${words.join(', ')}.`)
  return word
}

function idOf(word: string | undefined): number {
  if (word === undefined || !/^[1-9]\d{0,8}$/.test(word)) {
    throw new OperatorError('Which picture? `marram contest` lists their numbers.')
  }
  return Number(word)
}

function yearOf(word: string | undefined): number {
  if (word === undefined || !/^(?:19|2\d)\d\d$/.test(word)) throw new OperatorError('Of which year?')
  return Number(word)
}

function dayOf(word: string | undefined, what: string): IsoDay {
  const day = parseIsoDay(word)
  if (day === null) throw new OperatorError(`${what} is a day such as 2027-05-31.`)
  return day
}
