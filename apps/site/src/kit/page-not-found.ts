import { notFound } from '@tanstack/react-router'

/** The router catches it, renders the 404 page, and resets with the next navigation. */
type RouteError = {
  readonly fatal: boolean
  readonly statusCode: number
  readonly statusMessage: string
  readonly data: { readonly path: string }
}

/** Thrown by a loader when there is no page at the path. */
export function pageNotFound(path: string) {
  const error: RouteError = { fatal: true, statusCode: 404, statusMessage: `Page Not Found: ${path}`, data: { path } }
  return notFound({ data: error })
}
