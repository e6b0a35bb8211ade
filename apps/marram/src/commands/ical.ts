import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { findLodging, type ReadInto, refreshOne } from '@marram/broker/catalogue/calendar/subscriptions'
import { createCalendars } from '@marram/broker/config'
import * as desk from '@marram/broker/staff/calendar-desk'
import type { OpenedDatabase } from '@marram/database/open-database'
import { OperatorError } from '@marram/database/operator-error'
import { createLog } from '@marram/service-kit/logging'
import { type Config, readConfig } from '../config.ts'
import { print } from '../terminal.ts'
import { openShared } from './database.ts'
import { listCalendars } from './ical-list.ts'
import { operatorDesk } from './operator.ts'

type Environment = Record<string, string | undefined>
type CalendarArguments = { readonly name: string; readonly from: string; readonly source: string }
type Deps = { readonly database: OpenedDatabase; readonly config: Config }

const usage = [
  'Say what to do:',
  '  marram ical import NAME FILE|URL [--source WORD]   block the nights of a calendar once',
  '  marram ical subscribe NAME URL [--source WORD]     the same, and again every half hour',
  '  marram ical unsubscribe NAME WORD                  forget a calendar and free its nights',
  '  marram ical list                                   every calendar and the time of its last import',
].join('\n')

/** Safe while the agency is running. */
export async function icalCommand([action, ...args]: string[], env: Environment): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { source: { type: 'string' } } })
  const config = readConfig(env)
  const run = async (work: (deps: Deps) => Promise<number>): Promise<number> => {
    const database = await openShared(config)
    try {
      return await work({ database, config })
    } finally {
      await database.close()
    }
  }
  if (action === 'list' && positionals.length === 0) return run(({ database }) => listCalendars(operatorOf(database)))
  const [name, from] = positionals
  if (name === undefined || from === undefined || positionals.length > 2) throw new OperatorError(usage)
  const calendar = {
    name,
    from,
    source: sourceOf(values.source ?? (action === 'unsubscribe' ? from : defaultSource(from))),
  }
  if (action === 'import') return run((deps) => importOnce(calendar, deps))
  if (action === 'subscribe') return run((deps) => subscribeTo(calendar, deps))
  if (action === 'unsubscribe') return run((deps) => unsubscribeFrom(calendar, deps))
  throw new OperatorError(usage)
}

async function importOnce({ name, from, source }: CalendarArguments, { database, config }: Deps): Promise<number> {
  await getLodging(database, name)
  const text = await loadText(from, config)
  const read = await operatorOf(database).run(desk.readOnce, { house: name, source, text })
  return report(name, { kind: 'applied', ...read })
}

async function subscribeTo({ name, from, source }: CalendarArguments, { database, config }: Deps): Promise<number> {
  if (!/^https?:\/\//i.test(from))
    throw new OperatorError('A subscription needs a web address that begins with https://')
  const lodgingId = await getLodging(database, name)
  const subscription = { lodgingId, source, url: from, etag: null, readings: [] }
  const log = createLog({ name: 'marram', level: 'silent' })
  await operatorOf(database).run(desk.follow, { house: name, source, url: from })
  const deps = { db: database.db, port: createCalendars(config), log, now: () => new Date() }
  return report(name, await refreshOne(subscription, deps))
}

async function unsubscribeFrom({ name, source }: CalendarArguments, { database }: Deps): Promise<number> {
  await operatorOf(database).run(desk.forget, { house: name, source })
  print(`${name} is no longer subscribed to ${source}; its nights are free.`)
  return 0
}

const operatorOf = ({ db }: OpenedDatabase) => operatorDesk({ db, now: () => new Date() })

async function getLodging({ db }: OpenedDatabase, name: string): Promise<number> {
  const id = await findLodging(db, name)
  if (id === null) throw new OperatorError(`There is no house called ${name}.`)
  return id
}

async function loadText(from: string, config: Config): Promise<string> {
  if (/^https?:\/\//i.test(from)) {
    const fetched = await createCalendars(config)(from)
    if (fetched.kind === 'fetched') return fetched.text
    throw new OperatorError(fetched.kind === 'failed' ? fetched.reason : 'The portal sent nothing.')
  }
  try {
    return await readFile(from, 'utf8')
  } catch (error) {
    throw new OperatorError(`The file ${from} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

/** The portal's host, or the name of the file. */
function defaultSource(from: string): string {
  const word = URL.canParse(from) ? new URL(from).hostname.replace(/^www\./, '') : basename(from).replace(/\.\w+$/, '')
  return word
    .toLowerCase()
    .replace(/[^a-z0-9.-]+/g, '-')
    .replace(/^[^a-z0-9]+/, '')
    .slice(0, 60)
}

function sourceOf(word: string): string {
  if (/^[a-z0-9][a-z0-9.-]{0,62}$/.test(word)) return word
  throw new OperatorError('A source is a short word of small letters, digits, dots and hyphens: --source airbnb')
}

function report(name: string, outcome: ReadInto | null): number {
  if (outcome === null || outcome.kind === 'refused') {
    print(outcome?.reason ?? 'The calendar has not changed.')
    return outcome === null ? 0 : 1
  }
  const { added, removed, kept, conflicts, windows } = outcome
  print(`${name}: ${added} blocks added, ${removed} removed, ${kept} as they were.`)
  for (const { arrival, departure } of windows)
    print(`  left bookable, outside the portal's booking horizon: ${arrival} to ${departure}`)
  for (const { arrival, departure } of conflicts) {
    print(`  also booked by our guests, please check: ${arrival} to ${departure}`)
  }
  return 0
}
