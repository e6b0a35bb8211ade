import { createHash } from 'node:crypto'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { parseInput } from '@marram/service-kit/json-body'
import { type Kysely, sql } from 'kysely'
import { inTransaction } from '../in-transaction.ts'
import { OperatorError } from '../operator-error.ts'
import type { Database } from '../schema.generated.ts'
import { nothingHere } from './execute-query.ts'
import type { Done, Staff, StaffCommand } from './staff-command.ts'

type Request = {
  readonly input: unknown
  /** Of the caller's choice; the same key again gets the first reply. */
  readonly key?: string | undefined
  readonly reason?: string | undefined
}

type Basic = { readonly db: Kysely<Database>; readonly now: () => Date }

/** Thrown to roll back, since a refusal alone would commit. */
class RefusedError extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.sentence)
    this.refusal = refusal
  }
}

/**
 * Executes a command for a member of staff: permission, input, the work and its log entry, or nothing. Without the
 * permission the command does not exist.
 */
export async function executeCommand<Input, Deps extends Basic, Output>(
  command: StaffCommand<Input, Deps, Output>,
  { input, key, reason }: Request,
  staff: Staff,
  deps: Deps,
): Promise<Output | Refusal> {
  if (!staff.permissions.includes(command.needs)) return nothingHere()
  const parsed = parseInput(command.input, input)
  if (isRefusal(parsed)) return parsed
  if (reason === undefined && command.needsReason?.(parsed)) {
    return refuse(422, 'reason-missing', 'Please say why, for the log.')
  }
  const isKept = key !== undefined && command.hasSecretReply !== true
  const request = !isKept ? null : { key, hash: hashOf([command.name, staff.userId, parsed, reason ?? null]) }
  try {
    return await inTransaction(deps.db, async (trx) => {
      const earlier = request && (await findReply<Output>(trx, request))
      if (earlier) return earlier.reply
      const done = await command.run(parsed, { ...deps, db: trx }, staff)
      if (isRefusal(done)) throw new RefusedError(done)
      await log(trx, { command: command.name, done, reason, request, at: deps.now() }, staff)
      return done.output
    })
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal
    if (error instanceof OperatorError) return refuse(409, 'not-possible', error.message)
    throw error
  }
}

type Keyed = { readonly key: string; readonly hash: string }

/** Waits for the same request if it is still running elsewhere. */
async function findReply<Output>(trx: Kysely<Database>, { key, hash }: Keyed): Promise<{ reply: Output } | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`staff command ${key}`}, 0))`.execute(trx)
  const entry = await trx
    .selectFrom('audit_entry')
    .where('request_key', '=', key)
    .select(['request_hash', 'reply'])
    .executeTakeFirst()
  if (!entry) return null
  if (entry.request_hash !== hash) {
    throw new RefusedError(refuse(409, 'key-used', 'This Idempotency-Key was used for another request.'))
  }
  // The hash proves that this command wrote it.
  return { reply: entry.reply as Output }
}

type Logged = {
  readonly command: string
  readonly done: Done<unknown>
  readonly reason: string | undefined
  readonly request: Keyed | null
  readonly at: Date
}

async function log(trx: Kysely<Database>, { command, done, reason, request, at }: Logged, staff: Staff): Promise<void> {
  await trx
    .insertInto('audit_entry')
    .values({
      at,
      command,
      user_id: staff.userId,
      actor: staff.name,
      came_from: staff.cameFrom,
      subject: done.subject,
      before: JSON.stringify(done.before),
      after: JSON.stringify(done.after),
      reason: reason ?? null,
      request_key: request?.key ?? null,
      request_hash: request?.hash ?? null,
      reply: request === null ? null : JSON.stringify(done.output ?? null),
    })
    .execute()
}

function hashOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex')
}
