import type { Link } from '@marram/contract/content/simple-shapes'
import { Dialog } from '@marram/ui/dialog'
import { Notice } from '@marram/ui/notice'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { type ContentEnvironment, type PopupContent, useContentEnvironment } from '../content-environment.ts'
import type { TextRenderer } from './block-props.ts'

type LoadPopup = NonNullable<ContentEnvironment['loadPopup']>
type EntryPopupProps = TextRenderer & {
  readonly page: Link
  readonly path: string
  readonly load: LoadPopup
  readonly onClose: () => void
}

/** Renders through a portal, because a dialog is not valid inside a paragraph. */
export function EntryPopup({ page, path, load, RichText, onClose }: EntryPopupProps) {
  const { messages } = useContentEnvironment()
  const popup = usePopup(page.id, load)
  const title = popup.kind === 'loaded' ? popup.title : (page.title ?? messages.ui.loading)
  return createPortal(
    <Dialog open onClose={onClose} title={title} closeLabel={messages.ui.close}>
      {popup.kind === 'loading' ? <p role="status">{messages.ui.loading}</p> : null}
      {popup.kind === 'failed' ? (
        <Notice kind="sand" announce>
          {messages.content.popupFailed} <a href={path}>{messages.content.popupPage}</a>
        </Notice>
      ) : null}
      {popup.kind === 'loaded' && popup.content !== null ? (
        <RichText value={popup.content} level={3} idPrefix="popup-" />
      ) : null}
    </Dialog>,
    document.body,
  )
}

type Popup = { readonly kind: 'loading' } | { readonly kind: 'failed' } | ({ readonly kind: 'loaded' } & PopupContent)

function usePopup(entryId: string, load: LoadPopup): Popup {
  const { log } = useContentEnvironment()
  const [popup, setPopup] = useState<Popup>({ kind: 'loading' })
  useEffect(() => {
    let isCurrent = true
    const show = (next: Popup): void => {
      if (isCurrent) setPopup(next)
    }
    load(entryId).then(
      (found) => show(found === null ? { kind: 'failed' } : { kind: 'loaded', ...found }),
      (error: unknown) => {
        log('The page of a popup could not be loaded.', error)
        show({ kind: 'failed' })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [entryId, load, log])
  return popup
}
