import {
  changeEmailRequest,
  changePasswordRequest,
  confirmEmailRequest,
  deleteAccountRequest,
  endSessionRequest,
  profileChange,
  resetCaptchaRequest,
  resetCustomerLinksRequest,
  userMetaChange,
  whoamiRequest,
} from '@marram/contract/auth/requests'
import type { Permission } from '@marram/domain/permission'
import { isRefusal, reply } from '@marram/service-kit/envelope'
import { parseInput, readJson } from '@marram/service-kit/json-body'
import { findBearer } from '@marram/service-kit/keys'
import { logSecurity } from '@marram/service-kit/security-log'
import type { GenericSchema, InferOutput } from 'valibot'
import { deleteAccount } from './account/delete-account.ts'
import { loadPersonalData } from './account/personal-data.ts'
import { changeProfile, loadProfile } from './account/profile.ts'
import { loadUserMetas, setUserMeta } from './account/user-metas.ts'
import { loadIdentity, whoami } from './account/whoami.ts'
import type { AuthContext } from './deps.ts'
import { changeEmail } from './email/change-email.ts'
import { confirmEmail } from './email/confirm-email.ts'
import { identified } from './identified.ts'
import { changePassword } from './password/change-password.ts'
import type { App } from './routes.ts'
import { endOneSession, endSession, listSessions, type Session } from './session/session.ts'
import { listAccounts } from './staff/list-accounts.ts'
import { resetCaptcha } from './staff/reset-captcha.ts'
import { resetCustomerLinks } from './staff/reset-customer-links.ts'

/** Routes for logged-in users. */
export function mountAccountRoutes(app: App, context: AuthContext): void {
  const as = (request: Request, command: (session: Session) => Promise<unknown>) =>
    identified(request, 'profile', context, command)
  const sent = sentTo(context)

  app.post('/whoami', (c) =>
    as(c.req.raw, async (session) => {
      const text = await c.req.raw.clone().text()
      const body = text === '' ? parseInput(whoamiRequest, {}) : await readJson(c.req.raw, whoamiRequest)
      return isRefusal(body) ? body : whoami(session, body.loginTarget, context)
    }),
  )
  app.get('/identity', (c) => as(c.req.raw, (session) => loadIdentity(session, context)))
  app.post('/logout', async (c) => {
    const token = findBearer(c.req.header('authorization'))
    if (token !== null) await endSession(token, context)
    return reply({ loggedOut: 'ok' })
  })
  app.get('/rest/v1/entities/user_metas', (c) =>
    as(c.req.raw, (session) => loadUserMetas(session, new URL(c.req.url).searchParams, context)),
  )
  app.put('/rest/v1/entities/user_metas', (c) =>
    sent(c.req.raw, 'profile', userMetaChange, (session, body) => setUserMeta(session, body, context)),
  )
  app.get('/profile', (c) => as(c.req.raw, (session) => loadProfile(session, context)))
  app.get('/my-data', (c) => as(c.req.raw, (session) => loadPersonalData(session, context)))
  app.put('/profile', (c) =>
    sent(c.req.raw, 'profile', profileChange, (session, body) => changeProfile(session, body, context)),
  )
  app.post('/change-password', (c) =>
    sent(c.req.raw, 'profile', changePasswordRequest, (session, body) => changePassword(session, body, context)),
  )
  app.post('/change-email', (c) =>
    sent(c.req.raw, 'profile', changeEmailRequest, (session, body) => changeEmail(session, body, context)),
  )
  app.post('/confirm-email', (c) =>
    sent(c.req.raw, 'profile', confirmEmailRequest, (session, { token }) => confirmEmail(session, token, context)),
  )
  app.get('/sessions', (c) => as(c.req.raw, (session) => listSessions(session, context)))
  app.post('/sessions/end', (c) =>
    sent(c.req.raw, 'profile', endSessionRequest, (session, { id }) => endOneSession(session, id, context)),
  )
  app.post('/delete-account', (c) =>
    sent(c.req.raw, 'account-deletion', deleteAccountRequest, (session, { password }) =>
      deleteAccount(session, password, context),
    ),
  )
}

export function mountStaffRoutes(app: App, context: AuthContext): void {
  const sent = sentTo(context)
  for (const [path, type] of [
    ['/rest/v1/bs/creditors', 'creditor'],
    ['/rest/v1/bs/customers', 'customer'],
  ] as const) {
    app.get(path, (c) => listFor(c.req.raw, type, context))
  }
  app.post('/bs/reset-captcha', (c) =>
    sent(c.req.raw, 'staff', resetCaptchaRequest, (staff, { subject }) => {
      logSecurity(context.log, 'staff.captcha-reset', { userId: staff.userId }, 'staff reset the captcha of an address')
      return resetCaptcha(subject, context)
    }),
  )
  app.post('/bs/reset-customer-links', (c) =>
    sent(c.req.raw, 'staff', resetCustomerLinksRequest, (staff, { customerId }) => {
      const about = { userId: staff.userId, customerId }
      logSecurity(context.log, 'staff.links-reset', about, 'staff ended the links of a customer')
      return resetCustomerLinks(customerId, context)
    }),
  )
}

async function listFor(request: Request, type: 'creditor' | 'customer', context: AuthContext): Promise<Response> {
  let total = 0
  return identified(
    request,
    'staff',
    context,
    async (session) => {
      const page = await listAccounts(type, new URL(request.url).searchParams, context)
      if (isRefusal(page)) return page
      total = page.total
      const about = { userId: session.userId, list: type, shown: page.items.length }
      logSecurity(context.log, 'staff.accounts-listed', about, 'staff listed accounts')
      return page.items
    },
    (result) => reply(result, { total }),
  )
}

/** Checks the caller before the body, so that strangers learn nothing about its shape. */
function sentTo(context: AuthContext) {
  return <S extends GenericSchema>(
    request: Request,
    permission: Permission,
    schema: S,
    command: (session: Session, body: InferOutput<S>) => Promise<unknown>,
  ): Promise<Response> =>
    identified(request, permission, context, async (session) => {
      const body = await readJson(request, schema)
      return isRefusal(body) ? body : command(session, body)
    })
}
