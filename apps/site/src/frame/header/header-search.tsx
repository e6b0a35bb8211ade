import { Icon } from '@marram/ui/icon'
import { IconButton } from '@marram/ui/icon-button'
import { useEffect } from 'react'
import { isSearchKey } from '../../kit/early-input.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { useHydrated } from '../../kit/use-hydrated.ts'

/**
 * Opens the site-wide search; its provider passes this to the header. Until it can open, `href` links to a search page.
 */
export type HeaderSearchAction = { readonly open: () => void; readonly href?: string | undefined }

/** A button, and ctrl+K or meta+K as shortcuts. */
export function HeaderSearch({ open, href }: HeaderSearchAction) {
  const { header } = usePageContext().messages
  const isHydrated = useHydrated()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isSearchKey(event)) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])
  if (!isHydrated && href !== undefined) {
    return (
      <>
        <a className="search-key only-desktop" href={href} data-opens="finder">
          <Icon name="search" /> {header.search} <kbd>{header.searchKey}</kbd>
        </a>
        <span className="only-mobile">
          <IconButton icon="search" label={header.search} href={href} data-opens="finder" />
        </span>
      </>
    )
  }
  return (
    <>
      <button
        className="search-key only-desktop"
        type="button"
        aria-haspopup="dialog"
        data-opens="finder"
        onClick={open}
      >
        <Icon name="search" /> {header.search} <kbd>{header.searchKey}</kbd>
      </button>
      <span className="only-mobile">
        <IconButton icon="search" label={header.search} aria-haspopup="dialog" data-opens="finder" onClick={open} />
      </span>
    </>
  )
}
