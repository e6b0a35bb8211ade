import type { FormAnswer } from '@marram/contract/workers/form-answer'
import type { EditionKey } from '@marram/i18n/edition-key'
import { replyRefusal } from '@marram/service-kit/envelope'
import { outageRefusal } from '@marram/service-kit/outage'
import { hashesOf, type Policy } from '../kit/content-security.ts'
import type { Renderer } from './renderer.ts'

export type AnswerPageOptions = {
  readonly renderer: Pick<Renderer, 'answer'>
  readonly headers: Readonly<Record<string, string>>
  readonly policy: Policy
}

/** Renders the page at this path as the answer to a visitor's form; never stored. */
export type ShowAnswer = (
  edition: EditionKey,
  path: string,
  answer: FormAnswer,
  status: number,
  token?: string | null,
) => Promise<Response>

export function createAnswerPage({ renderer, headers, policy }: AnswerPageOptions): ShowAnswer {
  return async (edition, path, answer, status, token = null) => {
    const page = await renderer.answer(edition, path, answer, token)
    if (page.status === 503) return replyRefusal(outageRefusal())
    return new Response(page.text, {
      status: page.status === 200 ? status : page.status,
      headers: {
        ...headers,
        'Content-Type': page.headers.get('content-type') ?? 'text/html; charset=utf-8',
        'Content-Security-Policy': policy({ scriptSources: hashesOf(page.scripts) }),
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
      },
    })
  }
}
