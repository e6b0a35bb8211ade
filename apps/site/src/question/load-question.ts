import type { ConversationVisit, QuestionFormVisit } from '@marram/contract/booking/question-visit'
import { editionByKey } from '@marram/domain/edition'
import { addDays } from '@marram/domain/iso-day'
import { parseStayQuery, requestedStay } from '@marram/domain/stay-query'
import { formatFor } from '@marram/i18n/format'
import { buildPath } from '@marram/i18n/paths'
import { orNull } from '../kit/or-null.ts'
import { pageNotFound } from '../kit/page-not-found.ts'
import type { PageContext } from '../kit/scope/page-context.ts'
import { ensureMessagesOf, pageMessages } from '../kit/scope/page-messages.ts'
import type { SiteScope } from '../kit/scope/site-scope.ts'
import { type KnownAnswers, knownAnswers } from '../lodging/known-answers.ts'

type Fields = Readonly<Record<string, string>>

export type QuestionFormData = {
  readonly visit: QuestionFormVisit
  readonly house: {
    readonly id: number
    readonly name: string
    readonly title: string
    readonly area: string
    readonly picture: string | null
    /** With the stay of the address. */
    readonly path: string
  }
  readonly answers: KnownAnswers
  readonly values: Fields
}

type Address = { readonly searchStr: string; readonly publicHref: string }

/** Only the server can load these pages: after a client-side navigation the browser requests them in full. */
function onServer(href: string): Promise<never> {
  if (typeof window !== 'undefined') window.location.assign(href)
  return new Promise(() => {})
}

/** Loads little of the house: its facts are already answers. */
export async function loadQuestionForm(
  { scope }: PageContext,
  name: string,
  { searchStr, publicHref }: Address,
): Promise<QuestionFormData> {
  const { edition, question: visit } = scope
  await ensureMessagesOf(edition, 'question')
  if (visit?.kind !== 'form') return onServer(publicHref)
  const { languageId: lan, currency } = editionByKey(edition)
  const [lodging, own] = await Promise.all([scope.services.broker.lodgingPage({ lan, name }), loadOwn(scope)])
  if (!lodging) throw pageNotFound(buildPath(edition, { kind: 'question', name }))
  const house = pageMessages(edition, 'house')
  const words = { house, question: pageMessages(edition, 'question'), format: formatFor(edition), currency }
  return {
    visit,
    house: {
      id: lodging.id,
      name: lodging.name,
      title: lodging.description.title,
      area: lodging.area.name,
      picture: lodging.images[0]?.url ?? null,
      path: `${buildPath(edition, { kind: 'lodging', name })}${stayIn(searchStr) === null ? '' : searchStr}`,
    },
    answers: knownAnswers(lodging, words),
    values: visit.refused?.values ?? { ...own, ...stayIn(searchStr) },
  }
}

function stayIn(searchStr: string): Fields | null {
  const stay = requestedStay(parseStayQuery(searchStr))
  return stay && { arrival: stay.arrival, departure: addDays(stay.arrival, stay.duration) }
}

async function loadOwn(scope: SiteScope): Promise<Fields> {
  const account = scope.loadAccount ? await orNull(scope, scope.loadAccount()) : null
  if (account === null) return {}
  const { firstname, lastname, email, phone } = account.profile
  return { name: `${firstname} ${lastname}`.trim(), email, phone }
}

export async function loadConversation({ scope }: PageContext, href: string): Promise<ConversationVisit> {
  const { edition, question: visit } = scope
  await ensureMessagesOf(edition, 'conversation')
  return visit?.kind === 'conversation' ? visit : onServer(href)
}
