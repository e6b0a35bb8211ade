import { Icon } from '@marram/ui/icon'
import { useLocation } from '@tanstack/react-router'
import { type MouseEvent, useState } from 'react'
import { useLazyPart } from '../../kit/lazy-part.ts'
import { PartBoundary } from '../../kit/part-boundary.tsx'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { useShownPath } from '../../kit/scope/use-shown-path.ts'
import { useFrameParts } from '../frame-parts.ts'

/** After the login the guest returns to the current page. */
export function useLoginHref(): string {
  const here = useShownPath()
  return here === '/' || here.startsWith('/account/')
    ? '/account/login/'
    : `/account/login/?next=${encodeURIComponent(here)}`
}

/** A link to the login page; with script a press opens the same form in a dialog over the current page. */
export function LoginLink() {
  const { header } = usePageContext().messages
  const href = useLoginHref()
  const isLoginPage = useLocation({ select: ({ pathname }) => pathname.startsWith('/account/') })
  const [isOpen, setOpen] = useState(false)
  const Dialog = useLazyPart(isOpen, useFrameParts().loadLoginDialog)
  const open = (event: MouseEvent): void => {
    if (isLoginPage || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a
        className="header__link session-entry"
        href={href}
        data-opens={isLoginPage ? undefined : 'login'}
        onClick={open}
      >
        <Icon name="circle-user-round" /> <span className="session-entry__name">{header.login}</span>
      </a>
      {Dialog ? (
        <PartBoundary apart>
          <Dialog onClose={() => setOpen(false)} />
        </PartBoundary>
      ) : null}
    </>
  )
}
