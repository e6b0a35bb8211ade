import { deskPath, requestKeyHeader } from '@marram/contract/desk/operation'
import { words } from '@marram/contract/desk/shapes'
import { isRefusal, type Refusal, refuse, reply } from '@marram/service-kit/envelope'
import { readJson } from '@marram/service-kit/json-body'
import { findBearer } from '@marram/service-kit/keys'
import { findRequestContext } from '@marram/service-kit/request-context'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../schema.generated.ts'
import { executeCommand } from './execute-command.ts'
import { executeQuery, nothingHere } from './execute-query.ts'
import type { FindStaff } from './find-staff.ts'
import type { Staff, StaffCommand, StaffQuery } from './staff-command.ts'

type Basic = { readonly db: Kysely<Database>; readonly now: () => Date }

const request = v.object({
  input: v.unknown(),
  reason: v.optional(words(500)),
})
const maxKey = 200

type Sent = { readonly body: v.InferOutput<typeof request>; readonly key: string | null; readonly staff: Staff }

/** An operation of the desk that a service answers; its types are checked where it is made. */
export type DeskAnswer<Deps> = {
  readonly name: string
  readonly answer: (sent: Sent, deps: Deps) => Promise<unknown>
}

export function answerCommand<Input, Deps extends Basic, Output>(
  command: StaffCommand<Input, Deps, Output>,
): DeskAnswer<Deps> {
  return {
    name: command.name,
    answer: async ({ body: { input, reason }, key, staff }, deps) => {
      if (key === null) return refuse(400, 'key-missing', 'The header Idempotency-Key is missing.')
      return executeCommand(command, { input, reason: reason === '' ? undefined : reason, key }, staff, deps)
    },
  }
}

export function answerQuery<Input, Deps, Output>(query: StaffQuery<Input, Deps, Output>): DeskAnswer<Deps> {
  return {
    name: query.name,
    answer: ({ body, staff }, deps) => executeQuery(query, body.input, staff, deps),
  }
}

type Handler = (c: { readonly req: { readonly raw: Request } }) => Promise<Response>
type App = { post(path: string, handler: Handler): unknown }

/** Answers the desk below `/desk/`. Guests and owners learn nothing: for them there is no such path. */
export function mountDesk<Deps>(
  app: App,
  answers: readonly DeskAnswer<Deps>[],
  deps: Deps,
  findStaff: FindStaff,
): void {
  for (const { name, answer } of answers) {
    app.post(deskPath(name).slice(0, -1), async (c) => {
      const staff = await readStaff(c.req.raw.headers, findStaff)
      if (isRefusal(staff)) return reply(staff)
      const body = await readJson(c.req.raw, request)
      if (isRefusal(body)) return reply(body)
      const key = c.req.raw.headers.get(requestKeyHeader)?.slice(0, maxKey) ?? null
      return reply(await answer({ body, key, staff }, deps))
    })
  }
  // An operation that does not exist looks like one that is not permitted.
  app.post(deskPath(':name').slice(0, -1), async (c) => {
    const staff = await readStaff(c.req.raw.headers, findStaff)
    return reply(isRefusal(staff) ? staff : nothingHere())
  })
}

async function readStaff(headers: Headers, findStaff: FindStaff): Promise<Staff | Refusal> {
  const token = findBearer(headers.get('authorization') ?? undefined)
  const found = token === null ? undefined : await findStaff(token)
  if (found === undefined) {
    return refuse(401, 'not-logged-in', 'Not logged in', { headers: { 'www-authenticate': 'Bearer' } })
  }
  if (found === null) return nothingHere()
  if (isRefusal(found)) return found
  return { ...found, cameFrom: findRequestContext()?.address ?? 'unknown' }
}
