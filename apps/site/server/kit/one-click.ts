import { ServiceError } from '@marram/contract/service-error'
import { refuse, reply, replyRefusal } from '@marram/service-kit/envelope'

/**
 * A mail program unsubscribes with one POST to the address in `List-Unsubscribe` (RFC 8058), without a cookie or an
 * origin of ours. So only the token in the address counts, which can do nothing but unsubscribe.
 */
export async function takeOneClick(request: Request, end: (token: string) => Promise<void>): Promise<Response> {
  const form = await request.formData().catch(() => null)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  if (form?.get('List-Unsubscribe') !== 'One-Click' || token === '') {
    return replyRefusal(refuse(400, 'malformed-form', 'This is for mail programs: List-Unsubscribe=One-Click.'))
  }
  try {
    await end(token)
    return reply({ status: 'unsubscribed' })
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status >= 500) throw error
    return replyRefusal(refuse(error.status === 429 ? 429 : 410, 'token-unknown', 'This link is not one of ours.'))
  }
}
