import { Icon } from '@marram/ui/icon'
import { IconButton } from '@marram/ui/icon-button'
import { useEffect } from 'react'
import { usePageContext } from '../scope/page-context.ts'

/** Opens the search over the whole site; whoever provides it gives the header this. */
export type HeaderSearchAction = { readonly open: () => void }

/** A button, and ctrl+K or meta+K from anywhere. */
export function HeaderSearch({ open }: HeaderSearchAction) {
  const { header } = usePageContext().messages
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isSearchKey(event)) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])
  return (
    <>
      <button className="search-key only-desktop" type="button" onClick={open}>
        <Icon name="search" /> {header.search} <kbd>{header.searchKey}</kbd>
      </button>
      <span className="only-mobile">
        <IconButton icon="search" label={header.search} onClick={open} />
      </span>
    </>
  )
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey
}
