import { setTimeout as sleep } from 'node:timers/promises'
import { notifyTags } from '@marram/database/changes'
import type { Connection } from '@marram/database/connection'
import { addDays, copenhagenDay } from '@marram/domain/iso-day'
import { startIndexer } from '@marram/search/indexer/indexer'
import { createSearch } from '@marram/search/server'
import { createLog } from '@marram/service-kit/logging'
import type { Finding } from '../measure.ts'
import { median, round } from '../statistics.ts'

const keys = { searchKey: 'bench-search', staffKey: 'bench-staff' }
const index = 'lodgingOptions_duration-7_lan-2'
const nodes = 2
const changes = 40
const pollMs = 10
const timeoutMs = 30_000

type Search = ReturnType<typeof createSearch>
type Option = { readonly id: number; readonly date: string }

/** Time from the commit of a stay until no node offers its week; of two nodes, the slower one counts. */
export async function measureFreshness({ db, url }: Connection, lodgings: number): Promise<Finding> {
  const log = createLog({ name: 'bench', level: 'silent' })
  const now = () => new Date()
  const indexers = await Promise.all(
    Array.from({ length: nodes }, () => startIndexer({ db, url, content: null, log, now })),
  )
  try {
    await Promise.all(indexers.map(({ ready }) => ready))
    const searches = indexers.map((live) => createSearch({ keys, live, log, now }))
    const [first] = searches
    if (!first) throw new Error('There is no node to ask.')
    const times: number[] = []
    for (const option of await chooseOptions(first)) {
      await db.transaction().execute(async (trx) => {
        const stay = { arrival: option.date, departure: addDays(option.date, 7), kind: 'guest' as const, adults: 2 }
        await trx
          .insertInto('stay')
          .values({ lodging_id: option.id, ...stay })
          .execute()
        await notifyTags(trx, [`lodging:${option.id}`, 'lodgings'])
      })
      const startedAt = performance.now()
      await Promise.all(searches.map((search) => untilGone(search, option)))
      times.push(performance.now() - startedAt)
    }
    return {
      what: `a booked week leaves the search of ${nodes} nodes, ${lodgings} houses`,
      value: round(Math.max(...times), 1),
      unit: 'ms',
      budget: { of: 'value', max: 1000 },
      detail: { changes: times.length, medianMs: round(median(times), 1) },
    }
  } finally {
    await Promise.all(indexers.map((indexer) => indexer.stop()))
  }
}

/** A free week of each of `changes` houses. */
async function chooseOptions(search: Search): Promise<readonly Option[]> {
  const from = Math.floor(Date.parse(addDays(copenhagenDay(new Date()), 60)) / 1000)
  const chosen = await ask(search, { filter: `dateTs >= ${from}`, hitsPerPage: changes, page: 1 })
  if (chosen.length < changes) throw new Error(`Only ${chosen.length} houses have a free week.`)
  return chosen
}

async function untilGone(search: Search, { id, date }: Option): Promise<void> {
  const startedAt = performance.now()
  while ((await ask(search, { filter: `id = ${id} AND date = "${date}"` })).length > 0) {
    if (performance.now() - startedAt > timeoutMs) throw new Error(`House ${id} is still offered on ${date}.`)
    await sleep(pollMs)
  }
}

async function ask(search: Search, body: object): Promise<readonly Option[]> {
  const request = new Request(`http://search/indexes/${index}/search/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keys.searchKey}` },
    body: JSON.stringify({ ...body, attributesToRetrieve: ['id', 'date'] }),
  })
  const answer = await (await search(request)).json()
  if (!Array.isArray(answer?.hits)) throw new Error(JSON.stringify(answer))
  return answer.hits
}
