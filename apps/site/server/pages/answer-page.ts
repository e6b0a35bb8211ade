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

/** A page with what one visitor wrote in it: rendered for him, kept nowhere. */
export function createAnswerPage({ renderer, headers, policy }: AnswerPageOptions) {
  return async (
    edition: EditionKey,
    path: string,
    answer: FormAnswer,
    status: number,
    token: string | null = null,
  ): Promise<Response> => {
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
