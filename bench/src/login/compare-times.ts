import { demoUsers } from '@marram/auth/demo-users'
import { median, round } from '../statistics.ts'
import type { Door } from './door.ts'

export type Times = { readonly knownMs: number; readonly unknownMs: number; readonly ratio: number }

/** Coarse: a neighbour on the machine makes more difference than this, a missing hash ten times as much. */
const ratioBound = 1.3

/** Answers for a known and an unknown address, by turns. Throws if their medians lie apart. */
export async function compareTimes(door: Door, what: 'login' | 'forgot-password', pairs: number): Promise<Times> {
  const [guest, , staff] = demoUsers
  if (!guest || !staff) throw new Error('The demo has no users.')
  const { token } = await door.logInWithCaptcha(staff.email, staff.password)
  const known: number[] = []
  const unknown: number[] = []
  for (let pair = 0; pair < pairs; pair += 1) {
    // Otherwise the captcha would answer in the place of the password.
    if (what === 'login') await door.post('/bs/reset-captcha/', { subject: guest.email }, '192.0.2.201', token)
    known.push(await timeOf(door, what, guest.email, pair))
    unknown.push(await timeOf(door, what, `nobody${pair}@marram.example`, pair))
  }
  const [knownMs, unknownMs] = [median(known), median(unknown)]
  const ratio = Math.max(knownMs / unknownMs, unknownMs / knownMs)
  if (ratio > ratioBound) throw new Error(`${what}: ${round(knownMs)} ms if known, ${round(unknownMs)} ms if not.`)
  return { knownMs: round(knownMs), unknownMs: round(unknownMs), ratio: round(ratio) }
}

async function timeOf(door: Door, what: 'login' | 'forgot-password', email: string, pair: number): Promise<number> {
  const from = `10.200.${pair >> 8}.${pair & 255}`
  const startedAt = performance.now()
  const { meta } =
    what === 'login'
      ? await door.post('/login/guest/', { email, password: 'not the password', captcha: null }, from)
      : await door.post('/guest/forgot-password/', { email }, from)
  const took = performance.now() - startedAt
  const expected = what === 'login' ? 'login-refused' : 'ok'
  if (meta.code !== expected) throw new Error(`${what} was answered with ${meta.code}.`)
  return took
}
