import { notFound } from '@tanstack/react-router'
import { routeValidationError } from './global-error.ts'

/** Thrown by a loader when there is no page at the path. The router renders the 404 page until the next navigation. */
export function pageNotFound(path: string) {
  return notFound({ data: routeValidationError(path) })
}
