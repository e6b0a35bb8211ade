import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inProcessFetch } from '@marram/contract/in-process-fetch'
import { createServiceClient } from '@marram/contract/service-client'
import { createWorkersClient, type WorkersClient } from '@marram/contract/workers/client'
import { parseFields, type SubmittableForm } from '@marram/contract/workers/form-definition'
import { discardPictures } from '@marram/contract/workers/pictures'
import { createUploadsClient, type UploadsClient } from '@marram/contract/workers/uploads-client'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import type { CommentMode } from '@marram/domain/comment'
import { createLog } from '@marram/service-kit/logging'
import { sql } from 'kysely'
import { createWorkers, type Workers, type WorkersDeps } from '../server.ts'

export const contactForm: SubmittableForm = {
  id: 'form-contact',
  title: 'Kontakt',
  recipient: { title: 'Blåvand', email: 'blaavand@marram.example' },
  fields: parseFields([
    { name: 'name', kind: 'text', label: 'Name', required: true },
    { name: 'email', kind: 'email', label: 'E-Mail', required: true },
    { name: 'topic', kind: 'select', label: 'Thema', options: ['Haus', 'Schlüssel'] },
    { name: 'message', kind: 'textarea', label: 'Nachricht', required: true },
    { name: 'privacy', kind: 'consent', label: 'Einverstanden', required: true },
  ]),
}

export const jobForm: SubmittableForm = {
  id: 'form-job',
  title: 'Bewerbung',
  recipient: contactForm.recipient,
  fields: parseFields([
    { name: 'name', kind: 'text', label: 'Name', required: true },
    { name: 'email', kind: 'email', label: 'E-Mail', required: true },
    { name: 'guests', kind: 'radio', label: 'Erfahrung', options: ['yes', 'no'], required: true },
    { name: 'where', kind: 'text', label: 'Wo?', required: true, showIf: { field: 'guests', equals: 'yes' } },
    { name: 'cv', kind: 'file', label: 'Lebenslauf', required: true },
  ]),
}

const forms = [contactForm, jobForm]

export const goodValues = {
  name: 'Karen Holm',
  email: 'karen@example.org',
  topic: 'Haus',
  message: 'Ist das Haus im Mai frei?\nViele Grüße',
  privacy: 'yes',
}

/** The comment modes of the posts. */
export const postModes: Readonly<Record<string, CommentMode>> = { amber: 'open', old: 'closed', quiet: 'off' }

export type TestWorkers = Workers & {
  readonly database: TestDatabase
  readonly client: WorkersClient
  readonly uploads: UploadsClient
  readonly uploadsFolder: string
  readonly logged: string[]
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  /** Deletes the files that were to be deleted by a job. */
  discardFiles(): Promise<void>
  /** Moves the clock of the service. */
  pass(ms: number): void
}

export const origins = {
  da: 'https://marram.example.dk',
  de: 'https://marram.example.de',
  en: 'https://marram.example',
}

export async function startTestWorkers(
  options: Pick<WorkersDeps, 'auth' | 'postman' | 'uploadLimits'> & { smtpUrl?: string } = {},
): Promise<TestWorkers> {
  const database = await createTestDatabase()
  const uploadsFolder = await mkdtemp(join(tmpdir(), 'marram-uploads-'))
  const logged: string[] = []
  let now = Date.parse('2027-03-01T10:00:00Z')
  const { smtpUrl, ...rest } = options
  const workers = await createWorkers(
    {
      origins,
      defaultEdition: 'de',
      mailFrom: () => ({ name: 'Marram', address: 'post@marram.example' }),
      smtpUrl,
      uploadsFolder,
    },
    {
      db: database.db,
      log: createLog({ name: 'test', level: 'info', write: (line) => logged.push(line) }),
      publicKeys: ['key'],
      forms: {
        loadForm: async (id, locale) => (locale === 'de-DE' ? (forms.find((form) => form.id === id) ?? null) : null),
      },
      posts: { findPostMode: async (id) => postModes[id] ?? null },
      now: () => new Date(now),
      ...rest,
    },
  )
  const service = createServiceClient({
    name: 'workers',
    baseUrl: 'http://workers',
    publicKey: 'key',
    fetch: inProcessFetch(workers.handle),
  })
  return {
    ...workers,
    database: {
      ...database,
      drop: async () => {
        await database.drop()
        await rm(uploadsFolder, { recursive: true, force: true })
      },
    },
    logged,
    uploadsFolder,
    uploads: createUploadsClient(service),
    client: createWorkersClient(service),
    post: (path, body, headers = { 'x-public-key': 'key' }) =>
      workers.handle(
        new Request(`http://workers${path}`, {
          method: 'POST',
          headers,
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      ),
    discardFiles: async () => {
      const task = workers.tasks.find(({ name }) => name === discardPictures.name)
      const { rows } = await sql<{ payload: unknown }>`
        delete from graphile_worker._private_jobs jobs using graphile_worker._private_tasks tasks
        where tasks.id = jobs.task_id and tasks.identifier = ${discardPictures.name} returning payload`.execute(
        database.db,
      )
      const job = Object({ job: { id: 1, attempts: 1 }, abortSignal: new AbortController().signal })
      for (const { payload } of rows) await task?.run(payload, job)
    },
    pass: (ms) => {
      now += ms
    },
  }
}
