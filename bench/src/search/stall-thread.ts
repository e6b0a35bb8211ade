import { parentPort, workerData } from 'node:worker_threads'
import { copenhagenDay, daysBetween } from '@marram/domain/iso-day'
import { bookingHorizon } from '@marram/domain/season-horizon'
import { createTextIndexes } from '@marram/search/catalogue'
import { createSearchApi } from '@marram/search/http/api'
import { rehearse } from '@marram/search/options/rehearse'
import { createEngine } from '@marram/search/query/engine'
import { warmUp } from '@marram/search/query/warm-up'
import { createHelpers } from '@marram/search/schedule/helpers'
import { createCalendar } from '@marram/search/store/calendar'
import { createStore, putLodging } from '@marram/search/store/store'
import { createFetchLink } from '@marram/search/thread/fetch-link'
import { createInbox } from '@marram/search/thread/inbox'
import { createLog } from '@marram/service-kit/logging'
import { demoCatalogue } from './demo-records.ts'

// The search thread with the demo agency instead of a database, without any preparation until requested.
const port = parentPort
if (port === null) throw new Error('This module is a thread.')
const lodgings = Number(workerData.lodgings)
const today = copenhagenDay(new Date())
const { seasons, records } = demoCatalogue(lodgings, today)
const days = daysBetween(today, bookingHorizon(today).last)
const store = createStore(createCalendar(seasons, today, days), lodgings)
for (const record of records()) putLodging(store, record)
const catalogue = { engine: createEngine(store), documents: createTextIndexes() }
const live = { catalogue: () => catalogue }
const log = createLog({ name: 'bench', level: 'silent' })
const inbox = createInbox(port)
const api = createSearchApi({ live, log, helpers: createHelpers({ live, log }), arrivals: inbox.arrivals })
const answer = async (request: Request): Promise<Response> => {
  if (new URL(request.url).pathname !== '/prepare') return api(request)
  await warmUp(catalogue.engine, new Date())
  await rehearse(catalogue.engine, new Date())
  return new Response('prepared')
}
createFetchLink(inbox, answer)
port.postMessage({ kind: 'ready' })
inbox.on('message', (message: unknown) => {
  if (typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'stop') process.exit(0)
})
