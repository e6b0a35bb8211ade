import { Icon } from '@marram/ui/icon'
import type { ReactNode } from 'react'
import { useContentEnvironment } from './content-environment.ts'
import { type PresentedLink, presentLink } from './rules/link-rules.ts'

type ContentLinkProps = { readonly uri: string; readonly children: ReactNode; readonly className?: string }

/** An editor's link; one with a target that is not allowed is rendered as plain text. */
export function ContentLink({ uri, children, className }: ContentLinkProps) {
  const link = presentLink(uri, useContentEnvironment())
  if (link === null) return children
  return (
    <a href={link.href} className={className} {...tabAttributes(link)}>
      {children}
      {link.newTab ? <NewTabHint /> : null}
    </a>
  )
}

/** An asset always opens in a new tab. */
export function AssetLink({ url, children }: { readonly url: string; readonly children: ReactNode }) {
  const link = presentLink(url, useContentEnvironment())
  if (link === null) return children
  return (
    <a href={link.href} {...tabAttributes({ ...link, newTab: true })}>
      {children}
      <NewTabHint />
    </a>
  )
}

/** For components that render the link themselves. */
export function tabAttributes({ newTab }: PresentedLink) {
  return newTab ? ({ target: '_blank', rel: 'noopener' } as const) : {}
}

/** Marks a link to a new tab with an icon, and with text for screen readers. */
export function NewTabHint() {
  const { messages } = useContentEnvironment()
  return (
    <>
      <Icon name="external-link" size="small" className="new-tab" />
      <span className="visually-hidden"> {messages.content.newTab}</span>
    </>
  )
}
