import { createFileRoute } from '@tanstack/react-router'
import { NewsletterPage } from '../forms/newsletter-page.tsx'

/** Signing up, and what the links of newsletter mails show. Nothing here is for search engines. */
export const Route = createFileRoute('/newsletter')({
  head: ({ match }) => ({
    meta: [
      { title: match.context.messages.forms.newsletter.title },
      { name: 'description', content: match.context.messages.forms.newsletter.text },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: NewsletterPage,
})
