import { classifyTarget } from '@marram/domain/navigation-target'

export type LinkPlace = {
  /** Hosts of all editions, the one of this page first. */
  readonly ownHosts: readonly string[]
  /** A host that contains the site's name is ours too, such as the guest portal. */
  readonly siteName: string
  /** The editors' setting 'force links to open in tabs'. */
  readonly forceTabs: boolean
}

export type PresentedLink = { readonly href: string; readonly newTab: boolean }

/** Presents an editor's link; null when its target is not allowed and it must be rendered as plain text. */
export function presentLink(uri: string, { ownHosts, siteName, forceTabs }: LinkPlace): PresentedLink | null {
  const target = classifyTarget(uri.trim(), { ownHosts: ownHosts.slice(0, 1) })
  switch (target.kind) {
    case 'refused':
      return null
    case 'in-page':
      return { href: target.hash, newTab: false }
    case 'internal':
      return { href: target.path, newTab: forceTabs }
    case 'external': {
      const { protocol, host, href } = new URL(target.url)
      // Mail and telephone links open a program, so a new tab would stay empty.
      if (protocol !== 'https:' && protocol !== 'http:') return { href, newTab: false }
      const isOurs = ownHosts.includes(host) || host.includes(siteName.toLowerCase())
      return { href, newTab: isOurs ? forceTabs : true }
    }
  }
}
