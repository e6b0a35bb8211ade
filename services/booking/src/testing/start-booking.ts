import { createBookingClient } from '@marram/contract/booking/client'
import { inProcessFetch } from '@marram/contract/in-process-fetch'
import { createServiceClient } from '@marram/contract/service-client'
import type { Staff } from '@marram/database/command/staff-command'
import { createTestDatabase } from '@marram/database/testing/test-database'
import { deskPermissions } from '@marram/domain/desk/permission'
import { standardRoles } from '@marram/domain/desk/role'
import { createLog } from '@marram/service-kit/logging'
import type { User } from '../change/owned-by.ts'
import { type BookingDeps, createBooking } from '../server.ts'

/** Monday, 1 February 2027, nine o'clock in Denmark. */
export const startOfTest = '2027-02-01T08:00:00Z'

/** Invented accounts. */
export const takes = {
  bank: () => ({
    EUR: { name: 'Marram A/S', iban: 'DE89370400440532013000', bic: 'COBADEFF', danish: null },
    DKK: {
      name: 'Marram A/S',
      iban: 'DK3400000012345678',
      bic: 'MRRMDK20',
      danish: { registration: '0000', account: '0012345678' },
    },
  }),
  card: null,
  provider: null,
} as const

const origins = { da: 'https://da.example', de: 'https://de.example', en: 'https://en.example' }

/** Any other token belongs to an account with that id and no mail address. */
const users: Readonly<Record<string, User>> = {
  'user-7': { id: 7, email: 'karen@example.org' },
  'user-8': { id: 8, email: 'other@example.org' },
  'staff-9': { id: 9, email: 'staff@example.org', hasBookings: false },
}

/** Members of staff by their tokens. */
const deskTokens: Readonly<Record<string, Omit<Staff, 'cameFrom'>>> = {
  lene: { userId: 101, name: 'Lene Krog', permissions: standardRoles.reception },
  maren: { userId: 102, name: 'Maren Holm', permissions: deskPermissions },
  editor: { userId: 103, name: 'Edda Tor', permissions: standardRoles.editor },
}

export type TestBooking = Awaited<ReturnType<typeof startTestBooking>>

type TestDeps = Pick<BookingDeps, 'search' | 'paymentProvider' | 'providerKeys' | 'findStaff'>

/** The service with a separate database, behind its typed client; records tags, log lines and SQL statements. */
export async function startTestBooking(more: TestDeps = {}) {
  const database = await createTestDatabase()
  // The default guest has a confirmed address.
  const before = { email: 'karen@example.org', confirmed_at: startOfTest }
  await database.db.insertInto('confirmed_address').values(before).execute()
  const tags = new Set<string>()
  const logged: string[] = []
  const statements: string[] = []
  let now = Date.parse(startOfTest)
  let statementsLeft = Number.POSITIVE_INFINITY
  const counted = database.db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(node.kind)
      if (statementsLeft <= 0) throw new Error('The program ends here.')
      statementsLeft -= 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const log = createLog({ name: 'test', level: 'info', write: (line) => logged.push(line) })
  const booking = createBooking({
    db: counted,
    log,
    publicKeys: ['key'],
    origins,
    paymentProvider: 'sandbox',
    bank: takes.bank,
    staff: { to: () => 'staff@example.org', edition: 'en' },
    findStaff: async (token) => deskTokens[token],
    ...more,
    now: () => new Date(now),
    findUser: async (token) => users[token] ?? (token.startsWith('user-') ? { id: Number(token.slice(5)) } : null),
  })
  const service = createServiceClient({
    name: 'booking',
    baseUrl: 'http://booking',
    publicKey: 'key',
    fetch: inProcessFetch(booking.handle),
    onTags: (found) => found.forEach((tag) => void tags.add(tag)),
  })
  return {
    ...booking,
    database,
    db: database.db,
    tags,
    logged,
    log,
    now: () => new Date(now),
    statements,
    client: createBookingClient(service),
    /** Runs a task as a worker would. */
    runTask: async (name: string) => {
      const task = booking.tasks.find((one) => one.name === name)
      if (!task) throw new Error(`There is no task ${name}.`)
      await task.run({}, Object({ job: { id: 1, attempts: 1 }, abortSignal: new AbortController().signal }))
    },
    /** Fails every statement after `count`, as if the program had ended there. */
    endAfter: (count: number) => {
      statementsLeft = count
    },
    /** Moves the clock of the service. */
    setTime: (instant: string) => {
      now = Date.parse(instant)
    },
    /** Each request has a new IP address unless one is given. */
    post: (path: string, body: unknown, { headers = {}, from }: PostOptions = {}) =>
      booking.handle(
        new Request(`http://booking${path}`, {
          method: 'POST',
          headers: { 'x-public-key': 'key', 'content-type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
        from === undefined ? {} : { incoming: { socket: { remoteAddress: from } } },
      ),
    get: (path: string, headers: Record<string, string> = { 'x-public-key': 'key' }) =>
      booking.handle(new Request(`http://booking${path}`, { headers })),
    /** Sends a beacon from one IP address. */
    look: (body: unknown, { from = '192.0.2.1', headers = {} }: LookOptions = {}) =>
      booking.handle(
        new Request('http://booking/views/', {
          method: 'POST',
          headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': 'Firefox', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
        { incoming: { socket: { remoteAddress: from } } },
      ),
  }
}

type LookOptions = { readonly from?: string; readonly headers?: Record<string, string> }
type PostOptions = { readonly from?: string; readonly headers?: Record<string, string> }
