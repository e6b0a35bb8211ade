import { type CaptchaChallenge, captchaNeeded } from '@marram/contract/auth/shapes'
import { envelope, refusalBody } from '@marram/contract/envelope'
import { type FormFailure, failureOf } from '@marram/contract/workers/form-answer'
import { captchaField, stampField } from '@marram/contract/workers/form-definition'
import type { FieldProblem } from '@marram/contract/workers/form-values'
import { invalidForm } from '@marram/contract/workers/requests'
import * as v from 'valibot'

type SendOutcome =
  | { readonly kind: 'sent'; readonly data: unknown }
  | { readonly kind: 'invalid'; readonly problems: readonly FieldProblem[] }
  | { readonly kind: 'failed'; readonly failure: FormFailure }

type SendOptions = {
  readonly action: string
  /** Multipart if there are files, otherwise the shorter URL-encoded text. */
  readonly body: URLSearchParams | FormData
  readonly stamp: string | null
  readonly fetch: typeof globalThis.fetch
  /** Null if the browser cannot; the form is then sent as it is without script. */
  readonly solve: (challenge: CaptchaChallenge) => Promise<string | null>
  /** Waits before a form that was rejected as too quick is sent again. */
  readonly pause: (ms: number) => Promise<void>
}

/** A form with files may take a while on a phone. */
const timeoutMs = { text: 20_000, files: 60_000 }
/** The server rejects forms sent sooner after their stamp. */
export const quickestMs = 3000

/** Sends the same body as a native form submission, but accepts JSON. Never rejects. */
export async function sendForm(options: SendOptions): Promise<SendOutcome> {
  const outcome = await sendWithCaptcha(options)
  if (outcome.kind !== 'failed' || outcome.failure !== 'too-quick') return outcome
  await options.pause(quickestMs)
  return sendWithCaptcha(options)
}

/** Some forms ask for a captcha; an empty answer means that the browser could not solve it. */
async function sendWithCaptcha(options: SendOptions): Promise<SendOutcome> {
  const outcome = await sendOnce(options)
  if (outcome.kind !== 'captcha') return outcome
  const solved = await options.solve(outcome.challenge).catch(() => null)
  const body = copyOf(options.body)
  body.set(captchaField, solved ?? '')
  const proven = await sendOnce({ ...options, body })
  return proven.kind === 'captcha' ? { kind: 'failed', failure: 'unavailable' } : proven
}

type CaptchaRequired = { readonly kind: 'captcha'; readonly challenge: CaptchaChallenge }

async function sendOnce({ action, body, stamp, fetch }: SendOptions): Promise<SendOutcome | CaptchaRequired> {
  const sent = copyOf(body)
  if (stamp !== null) sent.set(stampField, stamp)
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: sent,
      signal: AbortSignal.timeout(sent instanceof FormData ? timeoutMs.files : timeoutMs.text),
    })
    const reply: unknown = await response.json().catch(() => null)
    return response.ok ? { kind: 'sent', data: dataOf(reply) } : judgeRefusal(response.status, reply)
  } catch {
    return { kind: 'failed', failure: 'offline' }
  }
}

function copyOf(body: URLSearchParams | FormData): URLSearchParams | FormData {
  if (body instanceof URLSearchParams) return new URLSearchParams(body)
  const copy = new FormData()
  for (const [name, value] of body) copy.append(name, value)
  return copy
}

const anyReply = envelope(v.unknown())

function dataOf(body: unknown): unknown {
  return v.is(anyReply, body) ? body.data : null
}

function judgeRefusal(status: number, body: unknown): SendOutcome | CaptchaRequired {
  const code = v.is(refusalBody, body) ? body.meta.code : ''
  const needed = v.safeParse(v.object({ data: captchaNeeded }), body)
  if (code === 'captcha-required' && needed.success) return { kind: 'captcha', challenge: needed.output.data.captcha }
  const invalid = v.safeParse(v.object({ data: invalidForm }), body)
  if (code === 'form-invalid' && invalid.success) return { kind: 'invalid', problems: invalid.output.data.fields }
  return { kind: 'failed', failure: failureOf(status, code) }
}

const reply = envelope(v.object({ stamp: v.string() }))

/** Requested when the guest starts to type. Without it the form still works, as it does without script. */
export async function requestStamp(fetch: typeof globalThis.fetch): Promise<string | null> {
  try {
    const response = await fetch('/api/form-stamps/', { method: 'POST', signal: AbortSignal.timeout(5000) })
    const parsed = v.safeParse(reply, await response.json())
    return parsed.success ? parsed.output.data.stamp : null
  } catch {
    return null
  }
}
