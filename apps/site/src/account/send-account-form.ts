import type { AccountForm, SessionIdentity } from '@marram/contract/auth/session'
import { sessionIdentity } from '@marram/contract/auth/session'
import { type CaptchaChallenge, captchaNeeded } from '@marram/contract/auth/shapes'
import { refusalBody } from '@marram/contract/envelope'
import * as v from 'valibot'
import { withSessionLock } from '../frame/session/session-client.ts'

export type AccountOutcome =
  | { readonly kind: 'done'; readonly next: string; readonly identity: SessionIdentity | null }
  | {
      readonly kind: 'refused'
      readonly code: string
      readonly fields: readonly string[]
      readonly captcha: CaptchaChallenge | null
    }

const timeoutMs = 20_000
const doneBody = v.object({ data: v.object({ next: v.string() }) })
const identityBody = v.object({ data: sessionIdentity })
const refusedFields = v.looseObject({ fields: v.array(v.string()) })

/** Sends the same body as a browser without script, but requests JSON. Never throws. */
export async function sendAccountForm(form: AccountForm, body: URLSearchParams): Promise<AccountOutcome> {
  try {
    return await withSessionLock('change', async () => {
      const response = await fetch(`/api/session/${form}/`, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      })
      return judge(response.ok, await response.json().catch(() => null))
    })
  } catch {
    return { kind: 'refused', code: 'offline', fields: [], captcha: null }
  }
}

function judge(isOk: boolean, body: unknown): AccountOutcome {
  if (isOk && v.is(doneBody, body)) {
    return { kind: 'done', next: body.data.next, identity: v.is(identityBody, body) ? body.data : null }
  }
  if (!v.is(refusalBody, body)) return { kind: 'refused', code: 'unavailable', fields: [], captcha: null }
  const { data, meta } = body
  return {
    kind: 'refused',
    code: meta.code,
    fields: v.is(refusedFields, data) ? data.fields : [],
    captcha: v.is(captchaNeeded, data) ? data.captcha : null,
  }
}
