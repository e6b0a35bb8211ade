import { Icon } from '@marram/ui/icon'
import type { ReactNode } from 'react'
import { useContentEnvironment } from './content-environment.ts'
import { type PresentedLink, presentLink } from './rules/link-rules.ts'

type ContentLinkProps = { readonly uri: string; readonly children: ReactNode; readonly className?: string }

/** A link as an editor typed it; one that may not be followed shows its words only. */
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

/** An asset always opens beside the page. */
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

/** For links that are drawn by another component. */
export function tabAttributes({ newTab }: PresentedLink) {
  return newTab ? ({ target: '_blank', rel: 'noopener' } as const) : {}
}

/** A sign for those who see it, words for those who do not. */
export function NewTabHint() {
  const { messages } = useContentEnvironment()
  return (
    <>
      <Icon name="external-link" size="small" className="new-tab" />
      <span className="visually-hidden"> {messages.content.newTab}</span>
    </>
  )
}
