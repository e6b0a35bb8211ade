import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Condition } from '@marram/search/filter/condition'
import type { Term } from '@marram/search/plan/term'
import { usualPersons } from '@marram/search/stay/bounds'
import { createCells } from '@marram/search/stay/cells'
import { offeredNights } from '@marram/search/stay/term-groups'
import { readValue } from '@marram/search/store/columns'
import type { Store } from '@marram/search/store/store'
import { maxAnswerMs, type PeerDatabase } from './databases.ts'
import { connectSphinx, type SphinxClient } from './sphinx-client.ts'
import type { PeerQuestion, PeerSql } from './sql.ts'
import { attributeColumns } from './tables.ts'

const run = promisify(execFile)
/** Sphinx has no missing values. */
const missing = -1_000_000_000
/** A stay as one number: nights, then the day. */
const daysPerLength = 1000
const startsWithinMs = 30_000

export async function isInstalled(): Promise<boolean> {
  const programs = ['searchd', 'indexer'].map((name) => run('which', [name]))
  return Promise.all(programs).then(
    () => true,
    () => false,
  )
}

/**
 * Debian's sphinxsearch: a document per house, every free stay as a number of a multi-value attribute. It has no price for a
 * stay, since values of such an attribute have no others beside them, so searches with a price limit or sorted by price
 * are left out. A document per house and stay would be thirty million for 10,000 houses.
 */
export async function openSphinx(): Promise<PeerDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'marram-peer-sphinx-'))
  const socket = join(folder, 'socket')
  let client: SphinxClient | undefined
  const server = { end: async () => {} }
  return {
    load: async (_, store) => {
      const config = join(folder, 'sphinx.conf')
      await writeFile(config, configOf(folder, socket))
      await writeDocuments(join(folder, 'houses.xml'), store)
      await run('indexer', ['--config', config, '--all', '--quiet'], { maxBuffer: 1 << 26 })
      const child = spawn('searchd', ['--config', config, '--nodetach'], { stdio: 'ignore' })
      const ended = once(child, 'exit')
      server.end = async () => {
        child.kill('SIGTERM')
        await ended
      }
      client = await connectWithin(socket, startsWithinMs)
    },
    createSql: createSphinxSql,
    ask: async (sql) => {
      if (client === undefined) throw new Error('Sphinx has no documents.')
      const rows = await client.query(sql)
      const isCount = sql.startsWith('select sum(')
      // Without a match there is no group.
      if (isCount) return [Object.fromEntries(sumsIn(sql).map((name) => [name, rows[0]?.[name] ?? 0]))]
      const meta = await client.query("show meta like 'total_found'")
      return rows.map((row) => ({ ...row, total: meta[0]?.Value }))
    },
    close: async () => {
      client?.close()
      await server.end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const sumsIn = (sql: string): string[] => [...sql.matchAll(/ as (c\d+)/g)].map(([, name = '']) => name)

async function connectWithin(socket: string, ms: number): Promise<SphinxClient> {
  for (const startedAt = performance.now(); ; await sleep(50)) {
    try {
      return await connectSphinx(socket)
    } catch (error) {
      if (performance.now() - startedAt > ms) throw error
    }
  }
}

function configOf(folder: string, socket: string): string {
  return `
source houses { type = xmlpipe2
  xmlpipe_command = cat ${join(folder, 'houses.xml')}
}
index house { source = houses
  path = ${join(folder, 'house')}
}
indexer { mem_limit = 512M
}
searchd { listen = ${socket}:mysql41
  log = ${join(folder, 'searchd.log')}
  pid_file = ${join(folder, 'searchd.pid')}
  binlog_path =
  workers = threads
  max_packet_size = 64M
  max_filter_values = 65536
}
`
}

async function writeDocuments(path: string, store: Store): Promise<void> {
  const file = createWriteStream(path)
  const names = attributeColumns(store)
  const numbers = ['max_persons', 'position', 'last_day', 'one', ...names.values()]
  file.write('<?xml version="1.0" encoding="utf-8"?><sphinx:docset><sphinx:schema><sphinx:field name="text"/>')
  for (const name of numbers)
    file.write(`<sphinx:attr name="${name}" type="${isFraction(store, names, name) ? 'float' : 'bigint'}"/>`)
  file.write('<sphinx:attr name="stay" type="multi"/></sphinx:schema>\n')
  const positions = usualPositions(store)
  const cells = createCells(store.calendar)
  for (let row = 0; row < store.rows; row += 1) {
    const stays = freeStays(store, cells, row)
    const last = stays.reduce((latest, stay) => Math.max(latest, stay % daysPerLength), -1)
    const facts = [store.maxPersons[row] ?? 0, positions[row] ?? 0, last, 1]
    const values = [...facts, ...[...store.columns].map(([name]) => numberAt(store, name, row))]
    const written = numbers.map((name, at) => `<${name}>${values[at]}</${name}>`).join('')
    const isFull = !file.write(
      `<sphinx:document id="${store.ids[row]}"><text>x</text>${written}<stay>${stays.join()}</stay></sphinx:document>\n`,
    )
    if (isFull) await once(file, 'drain')
  }
  file.end('</sphinx:docset>\n')
  await once(file, 'close')
}

function isFraction(store: Store, names: ReadonlyMap<string, string>, written: string): boolean {
  const column = [...names].find(([, name]) => name === written)
  const values = column && store.columns.get(column[0])
  return (
    values?.kind === 'number' &&
    !values.values.subarray(0, store.rows).every((one) => Number.isNaN(one) || Number.isInteger(one))
  )
}

/** Texts are compared as codes. */
function numberAt({ columns }: Store, name: string, row: number): number {
  const column = columns.get(name)
  if (column?.kind === 'text') return column.codes[row] ?? 0
  const value = readValue(column, row)
  return value === undefined ? missing : Number(value)
}

function usualPositions({ rows, score, ids }: Store): Int32Array {
  const order = Array.from({ length: rows }, (_, row) => row)
  order.sort((a, b) => (score[b] ?? 0) - (score[a] ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0))
  const positions = new Int32Array(rows)
  for (const [position, row] of order.entries()) positions[row] = position
  return positions
}

type Cells = ReturnType<typeof createCells>

function freeStays({ calendar, freeRun, capacity }: Store, cells: Cells, row: number): number[] {
  const stays: number[] = []
  for (let day = 0; day < calendar.days; day += 1) {
    const free = freeRun[day * capacity + row] ?? 0
    for (let nights = 1; nights <= free; nights += 1) {
      if (cells.kindAt(day, nights) !== null) stays.push(nights * daysPerLength + day)
    }
  }
  return stays
}

function createSphinxSql(store: Store): PeerSql {
  const names = attributeColumns(store)
  const cells = createCells(store.calendar)
  const expression = (condition: Condition) => expressionOf(condition, store, names)
  const hasPrice = ({ term, sort }: PeerQuestion) =>
    Number.isFinite(term.amounts.price.to) ||
    sort.some((rule) => rule.kind === 'attribute' && rule.attribute === 'price')
  const stayFilter = ({ days, nights }: Term, firstIndex: number): string => {
    if (days === null && nights === null) return `last_day >= ${firstIndex}`
    const chosen = [...Array(store.calendar.days).keys()].filter(
      (day) => day >= firstIndex && (days === null || days[day] === 1),
    )
    const stays = chosen.flatMap((day) =>
      offeredNights(store.calendar, nights).flatMap((length) =>
        cells.kindAt(day, length) === null ? [] : [length * daysPerLength + day],
      ),
    )
    return `stay in (${stays.join() || 0})`
  }
  const houses = ({ lodging, persons }: Term) =>
    [`(max_persons >= ${persons ?? usualPersons})`, ...lodging.map(expression)].join(' and ')
  const option = `option max_query_time = ${maxAnswerMs}`
  return {
    list: (question) => {
      const { sort, perPage, term, firstIndex } = question
      const orders: string[] = []
      const keys: string[] = []
      for (const rule of sort) {
        if (rule.kind === 'near') continue
        const column = names.get(rule.attribute)
        if (hasPrice(question) || column === undefined || store.columns.get(rule.attribute)?.kind === 'text')
          return null
        keys.push(`if(${column} = ${missing}, 1, 0) as without_${column}`)
        orders.push(`without_${column} asc`, `${column} ${rule.isDescending ? 'desc' : 'asc'}`)
      }
      if (hasPrice(question)) return null
      const columns = ['id', `(${houses(term)}) as fits`, ...keys].join(', ')
      const order = [...orders, 'position asc'].join(', ')
      return `select ${columns} from house where ${stayFilter(term, firstIndex)} and fits = 1 order by ${order} limit ${perPage} ${option}`
    },
    counts: ({ counted, term, firstIndex }) => {
      const sums = counted.map((condition, at) => `sum(if(${expression(condition)}, 1, 0)) as c${at}`)
      return `select ${sums.join(', ')}, (${houses(term)}) as fits from house where ${stayFilter(term, firstIndex)} and fits = 1 group by one ${option}`
    },
  }
}

function expressionOf(condition: Condition, store: Store, names: ReadonlyMap<string, string>): string {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return `(${condition.nodes.map((node) => expressionOf(node, store, names)).join(` ${condition.kind} `)})`
    case 'not':
      return `(not ${expressionOf(condition.node, store, names)})`
    case 'in':
    case 'compare': {
      const name = names.get(condition.attribute)
      const column = store.columns.get(condition.attribute)
      if (name === undefined || column === undefined) return '(one = 0)'
      if (condition.kind === 'compare')
        return `(${name} ${condition.operator} ${condition.value.number} and ${name} <> ${missing})`
      const values = condition.values.flatMap(({ text, number }) => {
        if (column.kind === 'flag') return [text === 'true' ? 1 : 0]
        if (column.kind !== 'text') return number === null ? [] : [number]
        return [...column.words.entries()].flatMap(([code, word]) => (word?.toLowerCase() === text ? [code] : []))
      })
      return values.length === 0 ? '(one = 0)' : `in(${name}, ${values.join(', ')})`
    }
    default:
      throw new Error(`The mix has no ${condition.kind}.`)
  }
}
