import { classifyTarget, mayNavigate } from '@marram/domain/navigation-target'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { clearGlobalError, routeValidationError, setGlobalError } from '../../kit/global-error.ts'
import { logWarning } from '../../kit/log.ts'

export type Navigator = {
  readonly ownHost: string
  readonly currentPath: string
  /** Within the page. */
  readonly go: (path: string) => void
  /** Leaves the page. */
  readonly load: (url: string) => void
}

export type NavigateOptions = { readonly external?: boolean }

/** Goes where a target leads. External ones are refused unless asked for, script protocols always; says whether it went. */
export function navigateTo(target: string, navigator: Navigator, { external = false }: NavigateOptions = {}): boolean {
  const classified = classifyTarget(target, { ownHosts: [navigator.ownHost], currentPath: navigator.currentPath })
  if (!mayNavigate(classified, external)) return false
  if (classified.kind === 'external') navigator.load(classified.url)
  else if (classified.kind === 'internal') navigator.go(classified.path)
  else if (classified.kind === 'in-page') navigator.go(`${navigator.currentPath}${classified.hash}`)
  return true
}

type Going = Readonly<{ replace?: boolean; resetScroll?: boolean }>

/** For a target that is no link: shows a page of this site without a load. One of another site is refused. */
export async function goTo(router: Pick<AnyRouter, 'navigate'>, target: string, how: Going = {}): Promise<void> {
  const { host, pathname } = window.location
  let going: Promise<void> | undefined
  const go = (path: string): void => {
    going = showPage(router, path, how)
  }
  const isAllowed = navigateTo(target, { ownHost: host, currentPath: pathname, go, load: () => {} })
  if (!isAllowed) logWarning(`${target} is no page of this site.`)
  await going
}

/** An address that does not decode (`/100%-linen/`) has no route: the router would throw and the click do nothing. */
async function showPage(router: Pick<AnyRouter, 'navigate'>, path: string, how: Going = {}): Promise<void> {
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

/** For a target that is no link and that the server must answer; one of another site is refused. */
export function loadOwnPage(target: string): boolean {
  const { host, pathname } = window.location
  const load = (url: string): void => window.location.assign(url)
  return navigateTo(target, { ownHost: host, currentPath: pathname, go: load, load })
}

/**
 * Pages are full of plain links; one handler turns clicks on those that stay on this site into navigation without a load.
 * A component per link would cost an eighth of a render on long lists.
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

/** A pressed link asks for other sites too, and for files: the browser follows those by itself. */
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

/** A link that the visitor wants to follow in this tab; the browser keeps everything else. */
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
