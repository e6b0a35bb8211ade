import type { Link } from '@marram/contract/content/simple-shapes'
import { Button } from '@marram/ui/button'
import { useState } from 'react'
import { PartBoundary } from '../../part-boundary.tsx'
import { useHydrated } from '../../use-hydrated.ts'
import { useContentEnvironment } from '../content-environment.ts'
import type { TextRenderer } from './block-props.ts'
import { EntryPopup } from './entry-popup.tsx'

type EntryPopupButtonProps = TextRenderer & { readonly text: string | null; readonly page: Link }

/** Opens the text of a page in a dialog. Without script, and for entries that are not pages, it is a link. */
export function EntryPopupButton({ text, page, RichText }: EntryPopupButtonProps) {
  const { messages, loadPopup } = useContentEnvironment()
  const isHydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  if (!page.path) return null
  const label = <PopupLabel text={text} label={messages.content.openPopup} />
  if (!isHydrated || loadPopup === undefined || page.type !== 'page') {
    return (
      <Button href={page.path} shape="pill" data-wakes="near">
        {label}
      </Button>
    )
  }
  return (
    <>
      <Button shape="pill" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <PartBoundary apart>
          <EntryPopup
            page={page}
            path={page.path}
            load={loadPopup}
            RichText={RichText}
            onClose={() => setOpen(false)}
          />
        </PartBoundary>
      ) : null}
    </>
  )
}

/**
 * Screen readers get the action after the editor's text, so the accessible name still starts with the visible label.
 */
function PopupLabel({ text, label }: { readonly text: string | null; readonly label: string }) {
  if (!text) return label
  return (
    <>
      {text}
      <span className="visually-hidden">, {label}</span>
    </>
  )
}
