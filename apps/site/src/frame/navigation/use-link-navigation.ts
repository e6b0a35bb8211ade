import { classifyTarget, mayNavigate } from '@marram/domain/navigation-target'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { clearGlobalError, routeValidationError, setGlobalError } from '../../kit/global-error.ts'
import { logWarning } from '../../kit/log.ts'

export type Navigator = {
  readonly ownHost: string
  readonly currentPath: string
  /** Client-side navigation. */
  readonly go: (path: string) => void
  /** Full page load. */
  readonly load: (url: string) => void
}

export type NavigateOptions = { readonly external?: boolean }

/**
 * Navigates to a target. External ones are refused by default, script protocols always; returns true if it navigated.
 */
export function navigateTo(target: string, navigator: Navigator, { external = false }: NavigateOptions = {}): boolean {
  const classified = classifyTarget(target, { ownHosts: [navigator.ownHost], currentPath: navigator.currentPath })
  if (!mayNavigate(classified, external)) return false
  if (classified.kind === 'external') navigator.load(classified.url)
  else if (classified.kind === 'internal') navigator.go(classified.path)
  else if (classified.kind === 'in-page') navigator.go(`${navigator.currentPath}${classified.hash}`)
  return true
}

type NavigationMode = Readonly<{ replace?: boolean; resetScroll?: boolean }>

/** For a target without a link: a client-side navigation. Other sites are refused. */
export async function goTo(
  router: Pick<AnyRouter, 'navigate'>,
  target: string,
  how: NavigationMode = {},
): Promise<void> {
  const { host, pathname } = window.location
  let going: Promise<void> | undefined
  const go = (path: string): void => {
    going = showPage(router, path, how)
  }
  const isAllowed = navigateTo(target, { ownHost: host, currentPath: pathname, go, load: () => {} })
  if (!isAllowed) logWarning(`${target} is not a page of this site.`)
  await going
}

/** A malformed URL (`/100%-linen/`) has no route: the router would throw and the click do nothing. */
async function showPage(router: Pick<AnyRouter, 'navigate'>, path: string, how: NavigationMode = {}): Promise<void> {
  if (!isRoutable(path)) return setGlobalError(routeValidationError(path))
  await clearGlobalError({ redirect: path, navigate: (href) => router.navigate({ href, ...how }) })
}

function isRoutable(path: string): boolean {
  try {
    decodeURIComponent(path.replace(/[?#].*$/s, ''))
    return true
  } catch {
    return false
  }
}

/** For a target without a link that the server must handle; other sites are refused. */
export function loadOwnPage(target: string): boolean {
  const { host, pathname } = window.location
  const load = (url: string): void => window.location.assign(url)
  return navigateTo(target, { ownHost: host, currentPath: pathname, go: load, load })
}

/**
 * Pages are full of plain links; one handler turns clicks on internal ones into client-side navigations. A component
 * per link would add an eighth to the render time of long lists.
 */
export function useLinkNavigation(): void {
  const router = useRouter()
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = findPlainLink(event)
      if (link) followLink(link.href, event, window.location, (path) => void showPage(router, path))
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [router])
}

/** Clicks may target other sites and files too: the browser handles those. */
export function followLink(
  href: string,
  event: Pick<Event, 'preventDefault'>,
  { host, pathname }: Pick<Location, 'host' | 'pathname'>,
  navigate: (path: string) => void,
): void {
  const go = (path: string): void => {
    if (isFile(path)) return
    event.preventDefault()
    navigate(path)
  }
  const isFollowed = navigateTo(href, { ownHost: host, currentPath: pathname, go, load: () => {} }, { external: true })
  if (!isFollowed) event.preventDefault()
}

/** A link that the visitor opens in this tab; the browser handles all others. */
function findPlainLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null
  return link.getAttribute('href')?.startsWith('#') ? null : link
}

function isFile(path: string): boolean {
  return /^[^?#]*\.[a-z\d]{1,8}(?:[?#]|$)/i.test(path) || /^\/(?:services|api|builds)\//.test(path)
}
