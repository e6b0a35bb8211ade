import type { LodgingCard } from '@marram/contract/broker/lodging/shapes'
import { editionByKey } from '@marram/domain/edition'
import { createFileRoute } from '@tanstack/react-router'
import { orNull } from '../data/or-null.ts'
import { pageHead } from '../layout/page-head.ts'
import { parseChosenStay } from '../lodging/chosen-stay.ts'
import { ChosenStayPage } from '../pages/booking/chosen-stay-page.tsx'
import { ensurePageMessages, pageMessages } from '../scope/page-messages.ts'

/** Where the book button leads. */
export const Route = createFileRoute('/booking/step1')({
  loaderDeps: ({ search }) => ({ stay: parseChosenStay(search) }),
  loader: async ({ context: { scope }, deps: { stay } }) => {
    await ensurePageMessages(scope.edition, 'booking')
    if (!stay) return { stay, house: null }
    const { lodgingId, ...rest } = stay
    const lan = editionByKey(scope.edition).languageId
    const asked = scope.services.broker.lodgingsByIds({ lan, ids: [lodgingId], ...rest })
    const houses: LodgingCard[] | null = await orNull(scope, asked)
    return { stay, house: houses?.[0] ?? null }
  },
  head: ({ match: { context } }) => {
    const { title, description } = pageMessages(context.scope.edition, 'booking')
    return pageHead(context, { path: '/booking/step1/', title, description, noIndex: true })
  },
  component: ChosenStayPage,
})
