import { invalidReview, type ReviewAnswer, type ReviewClient, reviewToken } from '@marram/contract/booking/review'
import { ServiceError } from '@marram/contract/service-error'
import { type ReviewAspect, reviewAspects } from '@marram/domain/guest-review'
import { isRefusal, replyRefusal } from '@marram/service-kit/envelope'
import type { Log } from '@marram/service-kit/logging'
import * as v from 'valibot'
import { takeOneClick } from '../kit/one-click.ts'
import { readPosted } from '../kit/posted-form.ts'
import { seeOther } from '../kit/see-other.ts'
import type { RouteTools, SiteApp, SiteContext } from '../kit/site-route.ts'
import type { ShowAnswer } from '../pages/answer-page.ts'
import type { PersonalPage } from '../pages/personal-page.ts'

export type ReviewRoutesOptions = Pick<RouteTools, 'editionOf' | 'hostOf' | 'log'> & {
  readonly reviewClient: ReviewClient
  readonly personalPage: PersonalPage
  readonly showAnswer: ShowAnswer
}

const page = '/account/review/'
/** Unsubscribe page of the same mail. Opening it changes nothing, since mail scanners open links too. */
const mailsPage = '/account/review-mails/'
const fields = ['rating', ...reviewAspects, 'text', 'name', 'place'] as const
const invalidBody = v.object({ data: invalidReview })

/** The page that the mail after a stay links to. Its form works with and without script. */
export function mountReviewRoutes(app: SiteApp, options: ReviewRoutesOptions): void {
  for (const path of [page, mailsPage]) {
    app.get(path.slice(0, -1), async (c, next) => {
      const { pathname } = new URL(c.req.url)
      // The pages redirect every other spelling to this address.
      if (pathname !== path) return next()
      return keptPrivate(await options.personalPage(c.req.raw, options.editionOf(c)))
    })
  }
  app.post(page.slice(0, -1), (c) => takeReview(c, options))
  app.post(mailsPage.slice(0, -1), (c) =>
    // The page's form has its token in a field, a mail program in the address.
    c.req.query('token') === undefined
      ? takeRefusal(c, options)
      : takeOneClick(c.req.raw, (token) => refuseByToken(token, options)),
  )
}

/** The address holds the token: no referrer may leak it to other sites. */
function keptPrivate(response: Response): Response {
  response.headers.set('referrer-policy', 'same-origin')
  return response
}

async function takeReview(c: SiteContext, options: ReviewRoutesOptions): Promise<Response> {
  const posted = await readPosted(c.req.raw, options.hostOf(c))
  if (isRefusal(posted)) return replyRefusal(posted)
  const text = (name: string): string => {
    const value = posted.data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const token = text('token')
  if (!v.is(reviewToken, token)) return seeOther(page)
  try {
    const stars = (aspect: ReviewAspect) => (text(aspect) === '' ? null : Number(text(aspect)))
    await options.reviewClient.send({
      token,
      rating: Number(text('rating')),
      aspects: {
        house: stars('house'),
        cleanliness: stars('cleanliness'),
        location: stars('location'),
        value: stars('value'),
      },
      text: text('text').slice(0, 20_000),
      name: text('name').slice(0, 500),
      place: text('place').slice(0, 500),
    })
    // The page of this link goes on with photos.
    return seeOther(`${page}?${new URLSearchParams({ token })}`)
  } catch (error) {
    const { status, ...refusal } = judge(error, options.log)
    const values = Object.fromEntries(fields.map((name) => [name, text(name).slice(0, 20_000)]))
    const answer: ReviewAnswer = { kind: 'review', ...refusal, values }
    const target = `${page}?${new URLSearchParams({ token })}`
    return keptPrivate(await options.showAnswer(options.editionOf(c), target, answer, status))
  }
}

async function refuseByToken(token: string, { reviewClient }: ReviewRoutesOptions): Promise<void> {
  if (!v.is(reviewToken, token)) throw new ServiceError(410, null)
  await reviewClient.refuseMails(token)
}

async function takeRefusal(c: SiteContext, { reviewClient, hostOf, log }: ReviewRoutesOptions): Promise<Response> {
  const posted = await readPosted(c.req.raw, hostOf(c))
  if (isRefusal(posted)) return replyRefusal(posted)
  const token = posted.data.get('token')
  if (!v.is(reviewToken, token)) return seeOther(`${mailsPage}?failed=link`)
  try {
    await reviewClient.refuseMails(token)
    return seeOther(`${mailsPage}?done=1`)
  } catch (error) {
    if (error instanceof ServiceError && error.status < 500) return seeOther(`${mailsPage}?failed=link`)
    log.error({ err: error }, 'unsubscribing from review mails failed')
    return seeOther(`${mailsPage}?${new URLSearchParams({ token, failed: 'later' })}`)
  }
}

type Judged = Pick<ReviewAnswer, 'code' | 'fields'> & { readonly status: number }

function judge(error: unknown, log: Log): Judged {
  if (error instanceof ServiceError && error.status < 500 && error.code !== null) {
    const named = v.is(invalidBody, error.body) ? error.body.data.fields : []
    return { status: error.status, code: error.code, fields: named }
  }
  log.error({ err: error }, 'storing a review failed')
  return { status: 503, code: 'unavailable', fields: [] }
}
