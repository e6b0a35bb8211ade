import { parseArgs } from 'node:util'
import { readAgency } from '@marram/database/agency/read-agency'
import { OperatorError } from '@marram/database/operator-error'
import { type IsoDay, parseIsoDay } from '@marram/domain/iso-day'
import { rejectionReasons } from '@marram/workers/contest/entry-letters'
import * as desk from '@marram/workers/staff/contest-desk'
import type { StaffContext } from '@marram/workers/staff/staff-context'
import { agencyHosts } from '../agency-hosts.ts'
import { readConfig } from '../config.ts'
import { print } from '../terminal.ts'
import { openUploads } from '../uploads.ts'
import { openShared } from './database.ts'
import { type OperatorDesk, operatorDesk } from './operator.ts'
import { writePicture } from './write-picture.ts'

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
const states = ['pending', 'approved', 'rejected'] as const
const maxShown = 200

type Values = ReturnType<typeof parse>['values']
type Operator = OperatorDesk<StaffContext>
type Work = (operator: Operator) => Promise<string>

/** Photo contests and their entries: review, approve or reject them, and choose the winners. */
export async function contestCommand(args: string[], env: Record<string, string | undefined>): Promise<number> {
  const work = readWork(args)
  const config = readConfig(env)
  const database = await openShared(config)
  try {
    const { origins } = agencyHosts(config, await readAgency(database.db))
    print(await work(operatorDesk({ db: database.db, store: openUploads(config), origins, now: () => new Date() })))
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
  list: (_, { state }) => list(oneOf(states, state, '--state')),
  show: (subject, { save }) => show(idOf(subject), save),
  approve: (subject) => {
    const entry = idOf(subject)
    return done(`Picture ${entry} is public now.`, ({ run }) => run(desk.approve, { entry }))
  },
  reject: (subject, { reason }) => {
    const entry = idOf(subject)
    const why = oneOf(rejectionReasons, reason, '--reason')
    return done(`Picture ${entry} is rejected and deleted.`, ({ run }) => run(desk.reject, { entry, why }))
  },
  winner: (subject, _, word) => {
    const entry = idOf(subject)
    const place = oneOf(['1', '2', '3', 'none'] as const, word, 'The place')
    const places = { '1': 1, '2': 2, '3': 3, none: null } as const
    return done(`Picture ${entry} has ${place === 'none' ? 'no place' : `place ${place}`}.`, ({ run }) =>
      run(desk.place, { entry, place: places[place] }),
    )
  },
  decide: (subject) => {
    const year = yearOf(subject)
    return done(`The contest of ${year} is decided; its winners are public.`, ({ run }) => run(desk.decide, { year }))
  },
  open: (subject, values) => {
    const year = yearOf(subject)
    const days = { from: dayOf(values.from, '--from'), lastDay: dayOf(values.until, '--until') }
    const words = wordsOf(values)
    return done(`The contest of ${year} accepts pictures from ${days.from} to ${days.lastDay}.`, ({ run }) =>
      run(desk.open, { year, ...days, words }),
    )
  },
  close: (subject) => {
    const year = yearOf(subject)
    return done(`The contest of ${year} accepts no more pictures.`, ({ run }) => run(desk.close, { year }))
  },
}

function done(outcome: string, work: (operator: Operator) => Promise<unknown>): Work {
  return async (operator) => {
    await work(operator)
    return outcome
  }
}

function list(state: (typeof states)[number]): Work {
  return async (operator) => {
    const contests = await operator.ask(desk.list, {})
    const entries = await operator.list(desk.listEntries, { filters: { state }, max: maxShown })
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
}

function show(id: number, save: string | undefined): Work {
  return async ({ ask }) => {
    const entry = await ask(desk.showEntry, { entry: id })
    const { year, state, place, reason, title, text: written, width, height, sentAt, sender, picture } = entry
    if (save !== undefined) {
      if (picture === null) throw new OperatorError('There is no file of this picture.')
      await writePicture(save, picture)
    }
    return [
      `${id}  ${year}  ${state}${place ? `  place ${place}` : ''}${reason ? `  (${reason})` : ''}`,
      `${title}  ${width} × ${height}  ${sentAt.slice(0, 10)}`,
      ...written.split('\n').map((line) => `    ${line}`),
      ...(sender === null ? [] : [`from ${sender.name} <${sender.email}>`]),
      ...(save === undefined ? ['--save FILE.jpg writes the picture to a file.'] : [`Written to ${save}.`]),
    ].join('\n')
  }
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
