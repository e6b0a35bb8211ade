import { buildPath } from '@marram/i18n/paths'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../frame/page-head.ts'
import { pageMessages } from '../kit/scope/page-messages.ts'
import { ConversationPage } from '../question/conversation-page.tsx'

export const Route = createFileRoute('/your-question/$token')({
  loader: async ({ context, location }) => {
    const { loadConversation } = await import('../question/load-question.ts')
    return loadConversation(context, location.publicHref)
  },
  head: ({ match: { context, params } }) => {
    const { edition } = context.scope
    const { description, conversation } = pageMessages(edition, 'question')
    const path = buildPath(edition, { kind: 'conversation', token: params.token })
    return pageHead(context, { path, title: conversation.pageTitle, description })
  },
  component: ConversationPage,
})
