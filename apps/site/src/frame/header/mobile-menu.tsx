import { Button } from '@marram/ui/button'
import { Icon } from '@marram/ui/icon'
import { IconButton } from '@marram/ui/icon-button'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type MouseEvent, memo, useId, useRef } from 'react'
import { AgencyBrand } from '../../kit/agency-brand.tsx'
import { DeferredPart } from '../../kit/deferred-part.tsx'
import { lazyPart } from '../../kit/lazy-part.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import type { FrameData } from '../frame-data.ts'
import { MobileMenuBody } from './mobile-menu-body.tsx'
import { hidePopover, useRouteChange } from './use-popover-state.ts'

const LazyBody = lazyPart(async () => (await import('./mobile-menu-body.tsx')).MobileMenuBody)

/** The server renders the menu with the page; a browser loads its script when a guest opens it. */
const bodyHere = createIsomorphicFn()
  .server(() => MobileMenuBody)
  .client(() => LazyBody)

/** Memoised: a new render of the header would make React discard the server HTML, and load the script at once. */
const DeferredBody = memo(function DeferredBody({ frame }: { frame: FrameData }) {
  const Body = bodyHere()
  return (
    <DeferredPart>
      <Body frame={frame} />
    </DeferredPart>
  )
})

/**
 * The menu of narrow windows, as a full-screen sheet. Without script it is a native popover; with script it is a modal
 * dialog, which traps the focus and makes the page behind it inert.
 */
export function MobileMenu({ frame }: { frame: FrameData }) {
  const { messages } = usePageContext()
  const { header } = messages
  const id = useId()
  const sheet = useRef<HTMLDialogElement>(null)
  const close = (): void => hideSheet(sheet.current)
  useRouteChange(close)
  const open = (event: MouseEvent): void => {
    if (!sheet.current || sheet.current.matches(':popover-open')) return
    event.preventDefault()
    sheet.current.showModal()
  }
  const press = (event: MouseEvent): void => {
    event.preventDefault()
    close()
  }
  const closer = { popoverTarget: id, popoverTargetAction: 'hide', onClick: press } as const
  return (
    <div className="only-mobile">
      <IconButton icon="menu" label={header.openMenu} popoverTarget={id} aria-haspopup="dialog" onClick={open} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it listens to the clicks of its links, which have their keys */}
      <dialog ref={sheet} id={id} popover="auto" className="menu-sheet" aria-label={header.menu} onClick={closeOnLink}>
        <div className="menu-sheet__head">
          <AgencyBrand />
          <IconButton icon="x" label={header.closeMenu} {...closer} />
        </div>
        <div className="menu-sheet__body">
          <DeferredBody frame={frame} />
        </div>
        {/* Within reach of the thumb that opened the last group. */}
        <div className="menu-sheet__foot">
          <Button colour="Primary (10%)" wide {...closer}>
            <Icon name="x" /> {header.closeMenu}
          </Button>
        </div>
      </dialog>
    </div>
  )
}

/** A menu opened before hydration is still a popover. */
function hideSheet(sheet: HTMLDialogElement | null): void {
  if (sheet?.open) sheet.close()
  hidePopover(sheet)
}

/** A link to the current page changes no route, so the click itself closes the menu. */
function closeOnLink({ currentTarget, target }: MouseEvent<HTMLDialogElement>): void {
  if (target instanceof Element && target.closest('a')) hideSheet(currentTarget)
}
