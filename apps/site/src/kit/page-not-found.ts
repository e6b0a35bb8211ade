import { notFound } from '@tanstack/react-router'

/** The router keeps it, shows the 404 page in place of the page, and forgets it with the next navigation. */
type RouteError = {
  readonly fatal: boolean
  readonly statusCode: number
  readonly statusMessage: string
  readonly data: { readonly path: string }
}

/** What a loader throws when nothing stands at the path. */
export function pageNotFound(path: string) {
  const error: RouteError = { fatal: true, statusCode: 404, statusMessage: `Page Not Found: ${path}`, data: { path } }
  return notFound({ data: error })
}
