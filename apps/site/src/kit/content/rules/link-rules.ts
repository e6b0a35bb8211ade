import { classifyTarget } from '@marram/domain/navigation-target'

export type LinkPlace = {
  /** Hosts of all editions, the one of this page first. */
  readonly ownHosts: readonly string[]
  /** A host that carries the site's own name is one of ours as well, such as the guest site. */
  readonly siteName: string
  /** The editors' setting 'force links to open in tabs'. */
  readonly forceTabs: boolean
}

export type PresentedLink = { readonly href: string; readonly newTab: boolean }

/** How a link of an editor is written into the page; null when it may not be followed and stays plain text. */
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
      // Mail and telephone open a program and leave no tab behind.
      if (protocol !== 'https:' && protocol !== 'http:') return { href, newTab: false }
      const isOurs = ownHosts.includes(host) || host.includes(siteName.toLowerCase())
      return { href, newTab: isOurs ? forceTabs : true }
    }
  }
}
