import { classifyTarget } from '@marram/domain/navigation-target'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Pages are full of plain links; one handler turns clicks on those that stay on this site into navigation without a load.
 * A component per link would cost an eighth of a render on long lists.
 */
export function useLinkNavigation(): void {
  const router = useRouter()
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = findPlainLink(event)
      if (!link) return
      const target = classifyTarget(link.href, {
        ownHosts: [window.location.host],
        currentPath: window.location.pathname,
      })
      if (target.kind === 'refused') event.preventDefault()
      if (target.kind !== 'internal' || isFile(target.path)) return
      event.preventDefault()
      void router.navigate({ href: target.path })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [router])
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
