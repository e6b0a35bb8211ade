import { captchaNeeded } from '@marram/contract/auth/shapes'
import { envelope } from '@marram/contract/envelope'
import type { ServiceClient } from '@marram/contract/service-client'
import { ServiceError } from '@marram/contract/service-error'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import * as v from 'valibot'

/** Null if the captcha is solved; otherwise a refusal with a challenge. */
export type ProveCaptcha = (captcha: string | null) => Promise<Refusal | null>

const solved = envelope(v.object({ solved: v.literal('ok') }))
const refused = v.object({ data: captchaNeeded })

/** Uses the auth service's challenges, as logins do. */
export function createProveCaptcha(auth: ServiceClient): ProveCaptcha {
  return async (captcha) => {
    try {
      await auth.post('/captcha/proof/', { body: { captcha }, reply: solved })
      return null
    } catch (error) {
      const needed = error instanceof ServiceError ? v.safeParse(refused, error.body) : null
      if (!needed?.success) throw error
      const data = { captcha: needed.output.data.captcha }
      return refuse(403, 'captcha-required', 'Please show that you are no program.', { data })
    }
  }
}
