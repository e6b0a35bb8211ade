import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { maskPersonal } from './mask-personal.ts'

export type LoggedError = {
  /** The same for errors of one kind at one place, whatever numbers they name. */
  readonly fingerprint: string
  readonly kind: string
  readonly message: string
  readonly stack: string
  readonly requestId: string | null
}

const described = v.looseObject({
  type: v.optional(v.string(), 'Error'),
  message: v.optional(v.string(), ''),
  stack: v.optional(v.string(), ''),
  cause: v.optional(v.unknown()),
})
const logged = v.looseObject({
  msg: v.optional(v.string(), ''),
  err: v.optional(described),
  reason: v.optional(v.string()),
  requestId: v.optional(v.string()),
})

const limits = { kind: 100, message: 1000, stack: 8000, causes: 3 }
/** Of the stack, so that callers of the same faulty function are one error. */
const tellingFrames = 2

/** An error without personal data from a line of the log; null for another line. */
export function readErrorLine(line: string): LoggedError | null {
  const parsed = v.safeParse(logged, JSON.parse(line))
  if (!parsed.success) return null
  const { msg, err, reason = '', requestId = null } = parsed.output
  const detail = firstLine(err?.message ?? reason)
  const message = maskPersonal(firstLine([firstLine(msg), detail].filter(Boolean).join(': '))).slice(0, limits.message)
  const kind = maskPersonal(err?.type ?? 'Error').slice(0, limits.kind)
  const frames = framesOf(err?.stack ?? '')
  const stack = [...frames, ...causesOf(err?.cause, limits.causes)].join('\n').slice(0, limits.stack)
  const places = frames.slice(0, tellingFrames).map((frame) => frame.replaceAll(/:\d+/g, ''))
  const fingerprint = createHash('sha256')
    .update([kind, message.replaceAll(/\d+/g, '0'), ...places].join('\n'))
    .digest('hex')
    .slice(0, 32)
  return { fingerprint, kind, message, stack, requestId }
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? ''

const ourFolder = String.raw`(?:apps|services|packages)/[\w-]+/(?:src|dist|server)/|node_modules/|(?:demo|testkit)/src/`

/** Without the message, which may have several lines, and without the folders of this machine. */
function framesOf(stack: string): string[] {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return frames.map((frame) => frame.trim().replace(new RegExp(`(?:file://)?/\\S*?/(?=${ourFolder})`), ''))
}

function causesOf(cause: unknown, left: number): string[] {
  if (left === 0 || !v.is(described, cause)) return []
  const { type, message, stack, cause: next } = v.parse(described, cause)
  return [
    `caused by ${maskPersonal(`${type}: ${firstLine(message)}`)}`,
    ...framesOf(stack),
    ...causesOf(next, left - 1),
  ]
}
