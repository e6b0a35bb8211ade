import { buildPath } from '@marram/i18n/paths'
import { createFileRoute } from '@tanstack/react-router'
import { EditorialErrorPage } from '../editorial/error/editorial-errors.tsx'
import { pageHead } from '../frame/page-head.ts'
import { pageMessages } from '../kit/scope/page-messages.ts'
import { QuestionPage } from '../question/question-page.tsx'

export const Route = createFileRoute('/ask-about-house/$name')({
  loader: async ({ context, params, location }) => {
    const { loadQuestionForm } = await import('../question/load-question.ts')
    return loadQuestionForm(context, params.name, location)
  },
  head: ({ match: { context, params } }) => {
    const { edition } = context.scope
    const { title, description } = pageMessages(edition, 'question')
    const path = buildPath(edition, { kind: 'question', name: params.name })
    return pageHead(context, { path, title, description })
  },
  component: QuestionPage,
  errorComponent: EditorialErrorPage,
})
