import { createFileRoute } from '@tanstack/react-router'
import { NewsletterPage } from '../editorial/newsletter/newsletter-page.tsx'
import { pageHead } from '../frame/page-head.ts'

/** Newsletter signup, and the targets of links in newsletter mails. */
export const Route = createFileRoute('/newsletter')({
  head: ({ match: { context } }) => {
    const { title, text } = context.messages.forms.newsletter
    return pageHead(context, { path: '/newsletter/', title, description: text })
  },
  component: NewsletterPage,
})
