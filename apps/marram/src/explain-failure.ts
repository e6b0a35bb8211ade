import { OperatorError } from '@marram/database/operator-error'
import { ConfigError } from '@marram/service-kit/config'
import { OutageError } from '@marram/service-kit/outage'

const isCode = (pattern: RegExp) => (error: CodedError) => pattern.test(error.code)

/** Failures outside the program, by the codes of Node and PostgreSQL. */
const expected: readonly { readonly fits: (error: CodedError) => boolean; say(error: CodedError): string }[] = [
  {
    fits: isCode(/^(?:ENOSPC|EDQUOT)$/),
    say: () => 'The disk is full: free some space and start again.',
  },
  {
    fits: isCode(/^(?:53100|53200)$/),
    say: ({ message }) => `The database is out of space or memory (${message}): free some and start again.`,
  },
  {
    fits: (error) => /^(?:EACCES|EPERM|EROFS)$/.test(error.code) && error.path !== undefined,
    say: ({ path }) =>
      `No permission to use ${path}: run the command as the user who owns it, or choose another folder.`,
  },
  {
    fits: (error) => /^(?:ENOENT|ENOTDIR|EISDIR|EEXIST)$/.test(error.code) && error.path !== undefined,
    say: ({ path, code }) => `${path} cannot be used (${reasons[code]}): check the path.`,
  },
  {
    fits: isCode(/^(?:EMFILE|ENFILE)$/),
    say: () => 'Too many files are open on this machine: raise the limit (ulimit -n) and start again.',
  },
  {
    fits: isCode(/^53300$/),
    say: () => 'The database accepts no further connections: stop other programs, or raise max_connections.',
  },
  {
    fits: isCode(/^42501$/),
    say: ({ message }) => `The user of DATABASE_URL may not do that (${message}): let it own the database.`,
  },
  {
    fits: isCode(/^25006$/),
    say: () => 'The database is read-only: DATABASE_URL must name the primary server, not a replica.',
  },
  {
    fits: isCode(/^(?:57P0\d|08\w{3}|28\w{3}|3D000|ECONN\w+|ETIMEDOUT|EPIPE)$/),
    say: ({ message }) =>
      `The connection to the database failed (${message}): check that it is running, and try again.`,
  },
]

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  ENOTDIR: 'a part of it is no folder',
  EISDIR: 'it is a folder',
  EEXIST: 'something else has that name',
}

type CodedError = { readonly code: string; readonly message: string; readonly path: string | undefined }

/** One sentence for a failure that the operator can fix; null for a bug, which needs its stack. */
export function explainFailure(error: unknown): string | null {
  if (error instanceof OperatorError || error instanceof ConfigError) return error.message
  if (error instanceof OutageError) return `${error.message} Check that it is running, and try again.`
  if (error instanceof AggregateError) return explainFailure(error.errors[0])
  if (!(error instanceof Error)) return null
  const code = /^Connection terminated/.test(error.message) ? '08006' : 'code' in error ? error.code : null
  if (typeof code !== 'string') return null
  const path = 'path' in error && typeof error.path === 'string' ? error.path : undefined
  const failure = { code, message: error.message, path }
  return expected.find(({ fits }) => fits(failure))?.say(failure) ?? null
}
