import { median, round } from '@marram/bench/statistics'
import { demoUsers } from '@marram/demo/users'
import type { Door } from './door.ts'

type Question = 'login' | 'forgot-password' | 'register'

export type Times = { readonly knownMs: number; readonly unknownMs: number; readonly ratio: number }

const questions = {
  login: {
    path: '/login/guest/',
    body: { password: 'not the password', captcha: null },
    expected: 'login-refused',
  },
  'forgot-password': { path: '/guest/forgot-password/', body: {}, expected: 'ok' },
  register: { path: '/guest/register/', body: { firstname: 'A', lastname: 'B', languageId: 2 }, expected: 'ok' },
} as const

/** Coarse: noise on the machine exceeds this, and a missing hash is ten times as much. */
const ratioBound = 1.3

/** Alternates between known and unknown addresses. Throws if their median times differ. */
export async function compareTimes(door: Door, what: Question, pairs: number): Promise<Times> {
  const [guest, , staff] = demoUsers
  if (!guest || !staff) throw new Error('The demo has no users.')
  const { token } = await door.logInWithCaptcha(staff.email, staff.password)
  const known: number[] = []
  const unknown: number[] = []
  for (let pair = 0; pair < pairs; pair += 1) {
    const asked = [
      { email: guest.email, times: known },
      { email: 'nobody@marram.example', times: unknown },
    ]
    for (const { email, times } of pair % 2 === 0 ? asked : asked.toReversed()) {
      // Otherwise the captcha would be answered instead of the password.
      await door.post('/bs/reset-captcha/', { subject: email }, '192.0.2.201', token)
      times.push(await timeOf(door, what, email, pair))
    }
  }
  const [knownMs, unknownMs] = [median(known), median(unknown)]
  const ratio = Math.max(knownMs / unknownMs, unknownMs / knownMs)
  if (ratio > ratioBound) throw new Error(`${what}: ${round(knownMs)} ms if known, ${round(unknownMs)} ms if not.`)
  return { knownMs: round(knownMs), unknownMs: round(unknownMs), ratio: round(ratio) }
}

async function timeOf(door: Door, what: Question, email: string, pair: number): Promise<number> {
  const from = `10.200.${pair >> 8}.${pair & 255}`
  const { path, body, expected } = questions[what]
  const startedAt = performance.now()
  const { meta } = await door.post(path, { email, ...body }, from)
  const took = performance.now() - startedAt
  if (meta.code !== expected) throw new Error(`${what} was answered with ${meta.code}.`)
  return took
}
