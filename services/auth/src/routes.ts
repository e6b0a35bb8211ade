import {
  captchaProofRequest,
  captchaRequest,
  confirmRegistrationRequest,
  forgotPasswordRequest,
  loginRequest,
  registerRequest,
  resetPasswordRequest,
} from '@marram/contract/auth/requests'
import { captchaLevel } from '@marram/domain/login-guard'
import { findLoginTarget, loginTargets } from '@marram/domain/login-target'
import type { SocketBindings } from '@marram/service-kit/client-address'
import { refuse, reply, replyRefusal } from '@marram/service-kit/envelope'
import { answer } from '@marram/service-kit/json-body'
import { rateLimit, type SharedBuckets } from '@marram/service-kit/rate-limit'
import type { Hono, MiddlewareHandler } from 'hono'
import { makeChallenge } from './captcha/challenge.ts'
import { demandCaptcha } from './captcha/demand-captcha.ts'
import type { AuthContext } from './deps.ts'
import { login } from './login/login.ts'
import { loadTries, loginSubjects } from './login/tries.ts'
import { forgotPassword } from './password/forgot-password.ts'
import { resetPassword } from './password/reset-password.ts'
import { confirmRegistration } from './registration/confirm-registration.ts'
import { register } from './registration/register.ts'

export type App = Hono<{ Bindings: SocketBindings }>

/** Rate limits per address; every account has a separate counter besides. */
export function mountGuards(app: App, buckets: (name: string) => SharedBuckets): void {
  const tries = rateLimit({ burst: 30, perMinute: 20 })
  const mails = rateLimit({ burst: 10, perMinute: 2 }, buckets('account mails'))
  const hashing = limitInHand(40)
  const proving = ['/change-password', '/change-email', '/confirm-email', '/delete-account']
  for (const path of ['/login', '/login/:target', ...proving]) app.use(path, tries, hashing)
  for (const path of ['/:target/token-reset-password', '/guest/confirm-registration']) app.use(path, tries, hashing)
  for (const path of ['/:target/forgot-password', '/guest/register']) app.use(path, mails)
  for (const path of ['/captcha', '/captcha/proof']) app.use(path, rateLimit({ burst: 30, perMinute: 20 }))
  app.use('/whoami', rateLimit({ burst: 240, perMinute: 240 }))
}

/** Routes without a login. */
export function mountPublicRoutes(app: App, context: AuthContext): void {
  app.post('/login', (c) => answer(c.req.raw, loginRequest, (body) => login(body, null, context)))
  for (const target of loginTargets) {
    app.post(`/login/${target}`, (c) => answer(c.req.raw, loginRequest, (body) => login(body, target, context)))
  }
  app.post('/:target/forgot-password', (c) => {
    const target = findLoginTarget(c.req.param('target'))
    if (target === null) return reply(unsupportedTarget())
    return answer(c.req.raw, forgotPasswordRequest, ({ email }) => forgotPassword(email, target, context))
  })
  app.post('/:target/token-reset-password', (c) => {
    if (findLoginTarget(c.req.param('target')) === null) return reply(unsupportedTarget())
    return answer(c.req.raw, resetPasswordRequest, (body) => resetPassword(body, context))
  })
  app.post('/guest/register', (c) => answer(c.req.raw, registerRequest, (body) => register(body, context)))
  app.post('/guest/confirm-registration', (c) =>
    answer(c.req.raw, confirmRegistrationRequest, (body) => confirmRegistration(body, context)),
  )
  app.post('/captcha', (c) =>
    answer(c.req.raw, captchaRequest, async ({ email }) => {
      const tries = await loadTries(await loginSubjects(email, context), context)
      return makeChallenge(Math.max(1, captchaLevel(tries)), context)
    }),
  )
  // For services without a captcha.
  app.post('/captcha/proof', (c) =>
    answer(
      c.req.raw,
      captchaProofRequest,
      async ({ captcha }) => (await demandCaptcha(1, captcha, context)) ?? { solved: 'ok' },
    ),
  )
}

function unsupportedTarget() {
  return refuse(400, 'unsupported-target', 'Unsupported target')
}

/** Limits concurrent requests: an immediate 503 is better than a time-out for everyone. */
function limitInHand(max: number): MiddlewareHandler {
  let inHand = 0
  return async (_c, next) => {
    if (inHand >= max) {
      const headers = { 'retry-after': '5' }
      return replyRefusal(refuse(503, 'busy', 'Too many people are logging in. Please try again.', { headers }))
    }
    inHand += 1
    try {
      await next()
    } finally {
      inHand -= 1
    }
    return undefined
  }
}
