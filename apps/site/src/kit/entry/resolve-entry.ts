import type { Routes } from '@marram/contract/content/route-shape'
import { editionByKey } from '@marram/domain/edition'
import { buildPath, parsePath } from '@marram/i18n/paths'
import { redirect } from '@tanstack/react-router'
import type { EditionPaths } from '../alternates.ts'
import { pageNotFound } from '../page-not-found.ts'
import type { PageContext } from '../scope/page-context.ts'
import type { SiteScope } from '../scope/site-scope.ts'
import { type EntryHead, headOfEntry } from './entry-head.ts'
import { type EntryTarget, entryQuery } from './entry-query.ts'
import type { EntryView } from './entry-view.ts'
import { orErrorTexts } from './error-texts.ts'
import { redirectIfMoved } from './redirect-if-moved.ts'
import { redirectTarget } from './redirect-target.ts'
import { failRouteData, routeDataQuery } from './route-data.ts'

export type ResolvedEntry = {
  readonly target: EntryTarget
  readonly path: string
  readonly paths: EditionPaths
  readonly head: EntryHead
}

/** An entry with its path in this and in the other editions. */
export type EntryPlace = Pick<ResolvedEntry, 'target' | 'path' | 'paths'>

type LoadParts = (view: EntryView, page: number) => Promise<unknown>

type Address = { readonly pathname: string; readonly hash: string }

/**
 * Resolves a URL to an entry, a redirect or the error page. The caller passes `loadParts` for data of other features,
 * because this folder must not import them.
 */
export function resolveEntry(context: PageContext, address: Address, loadParts: LoadParts): Promise<ResolvedEntry> {
  return orErrorTexts(context, () => findEntry(context, address, loadParts))
}

async function findEntry(
  context: PageContext,
  { pathname, hash }: Address,
  loadParts: LoadParts,
): Promise<ResolvedEntry> {
  const { scope, queryClient } = context
  if (scope.failure !== undefined) throw new Error(scope.failure)
  const { path, page } = splitPage(context, pathname)
  const route = await queryClient.ensureQueryData(routeDataQuery(scope, path))
  if (route?.redirect) throw redirect(redirectTarget(route.redirect, hash))
  if (route && isFrontPage(scope, route.routes)) throw redirect(redirectTarget({ to: '/', isPermanent: true }, hash))
  const target = route ? { ...route.entry, page } : null
  const view = target ? await loadView(context, target) : null
  if (!route || !target || !view) return missing(context, pathname, hash)
  await loadParts(view, page)
  return { target, path: pathname, paths: presentPaths(route.routes, page), head: headOfEntry(view, context, page) }
}

async function loadView({ scope, queryClient }: PageContext, target: EntryTarget): Promise<EntryView | null> {
  try {
    return await queryClient.ensureQueryData(entryQuery(scope, target))
  } catch (error) {
    throw failRouteData(scope, 'Could not ensure route data', error)
  }
}

/** Without an entry at the URL, a redirect may exist; otherwise it is a 404. */
async function missing(context: PageContext, pathname: string, hash: string): Promise<never> {
  await redirectIfMoved(context, pathname, hash)
  throw pageNotFound(pathname)
}

/** The slug of the front page resolves too, and so do those of other editions; all redirect to `/`. */
function isFrontPage({ edition }: SiteScope, routes: Routes): boolean {
  return routes[editionByKey(edition).locale] === '/'
}

function splitPage({ scope }: PageContext, pathname: string): { path: string; page: number } {
  const place = parsePath(scope.edition, pathname)?.place
  if (place?.kind === 'content' || place?.kind === 'taxonomy') {
    return { path: buildPath(scope.edition, { ...place, page: 1 }), page: place.page }
  }
  return { path: pathname, page: 1 }
}

/** Further pages of a listing have no alternates, since the listing of another edition may be shorter. */
function presentPaths(routes: Routes, page: number): EditionPaths {
  const onFirst = (path: string | null): string | null => (page === 1 ? path : null)
  return { da: onFirst(routes['da-DK']), de: onFirst(routes['de-DE']), en: onFirst(routes.en) }
}
