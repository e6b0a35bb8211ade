import { createServer } from 'node:http'
import type { TestDatabase } from '@marram/database/testing'

export type Outbox = { readonly port: number; stop(): Promise<void> }

/** Shows browser tests the mails that would have been sent: `GET /?to=address` is the list of their texts. */
export async function startOutbox({ db }: Pick<TestDatabase, 'db'>): Promise<Outbox> {
  const server = createServer(async (request, response) => {
    const to = new URL(request.url ?? '/', 'http://outbox').searchParams.get('to') ?? ''
    const mails = db.selectFrom('mail').select('text_body').where('recipient', '=', to).orderBy('created_at')
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
