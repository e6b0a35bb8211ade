import { createFileRoute, notFound } from '@tanstack/react-router'

/** Whatever no other route knows. The content service will resolve these paths. */
export const Route = createFileRoute('/$')({
  loader: ({ location }) => {
    throw notFound({ data: { message: `Page Not Found: ${location.pathname}` } })
  },
})
