import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { closeFinder } from '../../frame/header/finder-state.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { FinderBox } from './finder-box.tsx'

export type FinderDialogProps = { readonly searchPage: string }

/** The browser's own modal dialog: it holds the focus, makes the page inert and gives the focus back. */
export function FinderDialog({ searchPage }: FinderDialogProps) {
  const texts = usePageMessages('finder')
  const element = useRef<HTMLDialogElement>(null)
  // Closed while it is still in the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) closeFinder()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for the backdrop is escape, which the element handles itself
    <dialog
      ref={element}
      className="finder"
      aria-label={texts.title}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault()
        closeFinder()
      }}
    >
      <FinderBox searchPage={searchPage} />
    </dialog>
  )
}
