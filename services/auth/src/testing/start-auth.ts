import { type AuthClient, createAuthClient } from '@marram/contract/auth/client'
import { captchaChallenge } from '@marram/contract/auth/shapes'
import { envelope } from '@marram/contract/envelope'
import { createServiceClient } from '@marram/contract/service-client'
import { startWorker } from '@marram/database/jobs/worker'
import { createSecrets } from '@marram/database/secrets'
import { createTestDatabase } from '@marram/database/testing/test-database'
import { type UserType, userTypeIds } from '@marram/domain/user-type'
import { createLog } from '@marram/service-kit/logging'
import { sql } from 'kysely'
import * as v from 'valibot'
import { vi } from 'vitest'
import type { AuthContext } from '../deps.ts'
import { createPasswords } from '../password/passwords.ts'
import { createAuth } from '../server.ts'

export const origins = {
  da: 'https://marram.example.dk',
  de: 'https://marram.example.de',
  en: 'https://marram.example',
}

export const karen = { email: 'karen@example.org', password: 'dynen ved havet' }

const startOfTest = Date.parse('2027-03-01T10:00:00Z')

/** Cheap, because the tests hash thousands of passwords. */
const passwordCost = { memoryKib: 64, passes: 1 }
const captchaEffort = { rounds: 4, cost: 1 }

const renewed = [
  'audit_entry',
  'user_account',
  'registration',
  'login_try',
  'captcha_used',
  'mail',
  'mailbox_mail',
  'form_submission',
  'newsletter_subscription',
  'review_mail_refusal',
] as const

export type TestAuth = Awaited<ReturnType<typeof startTestAuth>>
type CallOptions = { readonly token?: string | null; readonly from?: string; readonly method?: string }

/** The service with a separate database, one guest, recorded log lines and a fixed clock. */
export async function startTestAuth({ admitsDemoUsers = true, requiresSecondFactor = false, hasWorker = false } = {}) {
  const database = await createTestDatabase()
  const { db } = database
  const logged: string[] = []
  const warnings: string[] = []
  let now = startOfTest
  let karenId = 0
  const log = createLog({ name: 'test', level: 'info', write: (line) => logged.push(line) })
  const auth = createAuth(
    { origins, admitsDemoUsers, requiresSecondFactor },
    { db, log, publicKeys: ['key'], now: () => new Date(now), passwordCost, captchaEffort },
  )
  const passwords = createPasswords(passwordCost)
  const context: AuthContext = {
    db,
    log,
    now: () => new Date(now),
    secret: createSecrets(db),
    passwords,
    captchaEffort,
    origins,
    admitsDemoUsers,
    requiresSecondFactor,
  }
  const worker = hasWorker ? await startWorker(database, auth.tasks) : null

  const send = (path: string, body?: unknown, { token = null, from, method }: CallOptions = {}) =>
    auth.handle(
      new Request(`http://auth${path}`, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: { 'x-public-key': 'key', ...(token !== null && { authorization: `Bearer ${token}` }) },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
      from === undefined ? undefined : { incoming: { socket: { remoteAddress: from } } },
    )

  const addUser = async (user: { email: string; password?: string; type?: UserType; languageId?: 1 | 2 | 7 }) => {
    const { id } = await db
      .insertInto('user_account')
      .values({
        email: user.email,
        type: userTypeIds[user.type ?? 'customer'],
        language_id: user.languageId ?? 2,
        firstname: 'Karen',
        lastname: 'Holm',
        password_hash: await passwords.hash(user.password ?? karen.password),
        confirmed_at: new Date(now),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  const jobsDone = () =>
    vi.waitFor(async () => {
      const jobs = sql`select id from graphile_worker.jobs where task_identifier like 'auth.%'`
      if ((await jobs.execute(db)).rows.length > 0) throw new Error('Jobs are still waiting.')
    })

  return {
    ...auth,
    /** For calling a job directly. */
    context,
    database,
    db,
    logged,
    warnings,
    /** Resets the data to one guest. Rate limits per address stay, so tests use different addresses. */
    async renew() {
      // A running job would fail without its guest, and retry in a later test.
      if (worker) await jobsDone()
      for (const table of renewed) {
        await db.deleteFrom(table).execute()
      }
      logged.length = 0
      warnings.length = 0
      now = startOfTest
      karenId = await addUser(karen)
    },
    karenId: () => karenId,
    addUser,
    send,
    client: connectClient(auth.handle, warnings),
    requestCaptcha: async (email = '') =>
      v.parse(envelope(captchaChallenge), await (await send('/captcha/', { email })).json()).data,
    /** Resolves when the jobs of the service are done. */
    jobsDone,
    stop: async () => {
      await worker?.stop()
      await database.drop()
    },
    mails: () => db.selectFrom('mail').selectAll().orderBy('created_at').execute(),
    /** Moves the clock of the service. */
    pass: (ms: number) => {
      now += ms
    },
  }
}

function connectClient(handle: (request: Request) => Promise<Response>, warnings: string[]): AuthClient {
  return createAuthClient({
    connect: (token) =>
      createServiceClient({
        name: 'auth',
        baseUrl: 'http://auth',
        publicKey: 'key',
        fetch: async (url, init) => handle(new Request(url, init)),
        bearer: () => token,
      }),
    warn: (message) => warnings.push(message),
  })
}
