import { type RefObject, useLayoutEffect } from 'react'

/**
 * Opens the dialog over the whole page and closes it with the component, while it is still in the page: only then does
 * the browser give the focus back. The page behind stands still, and where its scrollbar goes, its place is kept.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    const scrollbarWidth = window.innerWidth - root.clientWidth
    root.style.overflow = 'hidden'
    root.style.paddingRight = `${scrollbarWidth}px`
    const element = dialog.current
    element?.showModal()
    return () => {
      element?.close()
      root.style.overflow = ''
      root.style.paddingRight = ''
    }
  }, [dialog])
}
