import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { importEntries } from '@marram/booking/bank/import-entries'
import { readCamt } from '@marram/booking/bank/read-camt'
import { camtFile } from '@marram/booking/bank/testing/camt-file'
import { answerQuestion } from '@marram/booking/question/staff-questions'
import { sendMail } from '@marram/contract/task'
import { addJob } from '@marram/database/jobs/add-job'
import type { TestDatabase } from '@marram/database/testing/test-database'
import type { EditionKey } from '@marram/domain/edition'
import { createLog } from '@marram/service-kit/logging'
import { addPastStay } from './past-stay.ts'

const languages = [1, 2, 7] as const

type Database = Pick<TestDatabase, 'db' | 'pool'>

export type Outbox = { readonly port: number; stop(): Promise<void> }

/**
 * Shows outgoing mails to browser tests: `GET /?to=address` lists their texts. With
 * `POST /past-stay/?to=address&language=2` that guest has been in a house, and is asked how it was. With
 * `POST /statement/?reservation=123456789&amount=487.20` the bank's file of the day has that transfer in euro. With
 * `POST /answer/?to=address&answer=…` staff answer the latest question of that guest. With `POST /trouble/?trouble=words`
 * a job has failed with these words, and the program has logged them as an error.
 */
export async function startOutbox(database: Database, origins: Readonly<Record<EditionKey, string>>): Promise<Outbox> {
  const server = createServer(async (request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://outbox')
    const to = searchParams.get('to') ?? ''
    const language = languages.find((id) => String(id) === searchParams.get('language'))
    if (language !== undefined) await addPastStay(database, origins, { email: to, languageId: language })
    const reservation = searchParams.get('reservation')
    if (reservation !== null) {
      const entry = { reference: `S-${reservation}`, amount: searchParams.get('amount') ?? '', text: reservation }
      await importEntries(readCamt(camtFile([entry])), { ...database, now: () => new Date() })
    }
    const answer = searchParams.get('answer')
    if (answer !== null) {
      const asked = database.db.selectFrom('question').select('id').where('email', '=', to).orderBy('id', 'desc')
      const { id } = await asked.executeTakeFirstOrThrow()
      await answerQuestion(id, answer, { ...database, now: () => new Date(), origins })
    }
    const trouble = searchParams.get('trouble')
    if (trouble !== null) await makeTrouble(database, trouble)
    const mails = database.db.selectFrom('mail').select('text_body').where('recipient', '=', to).orderBy('created_at')
    const texts = (await mails.execute()).map(({ text_body }) => text_body)
    response.setHeader('content-type', 'application/json').end(JSON.stringify(texts))
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The outbox has no port.')
  return { port: address.port, stop: () => new Promise((done) => server.close(() => done())) }
}

async function makeTrouble({ db, pool }: Database, words: string): Promise<void> {
  const key = `trouble ${words}`
  await addJob(db, sendMail, { mailId: randomUUID() }, { key, maxAttempts: 1, runAt: new Date(Date.now() + 3_600_000) })
  await pool.query('update graphile_worker._private_jobs set attempts = 1, last_error = $1 where key = $2', [
    words,
    key,
  ])
  createLog({ name: 'marram', write: () => {} }).error({ err: new Error(words) }, 'request failed')
}
