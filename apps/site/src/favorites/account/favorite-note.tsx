import type { Favorite } from '@marram/contract/favorites/shapes'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { TextArea } from '@marram/ui/text-input'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { logWarning } from '../../kit/log.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { replaceInList, useAccountFavorite } from './account-list.ts'
import { favoritesApi } from './favorites-api.ts'

type NoteProps = { readonly lodgingId: number; readonly name: string }

/** A guest's private note about a house; only with an account, which stores it. */
export function FavoriteNote({ lodgingId, name }: NoteProps) {
  const favorite = useAccountFavorite(lodgingId)
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  if (favorite === null) return null
  // Moves the focus between the form and the text.
  const show = (isForm: boolean): void => {
    flushSync(() => setOpen(isForm))
    place.current?.querySelector<HTMLElement>('textarea, button')?.focus()
  }
  return (
    <div className="favorite__note" ref={place}>
      {isOpen ? (
        <NoteForm favorite={favorite} name={name} onClose={() => show(false)} />
      ) : (
        <NoteText favorite={favorite} name={name} onOpen={() => show(true)} />
      )}
    </div>
  )
}

type TextProps = {
  readonly favorite: Favorite
  readonly name: string
  readonly onOpen: () => void
}

function NoteText({ favorite: { comment }, name, onOpen }: TextProps) {
  const { account } = usePageMessages('favorites')
  return (
    <>
      {comment === null ? null : <p className="favorite__words">{comment}</p>}
      <Button className="no-print" colour="Text" size="small" icon="pencil" onClick={onOpen}>
        {comment === null ? account.addNote : account.editNote}{' '}
        <span className="visually-hidden">{account.noteOn(name)}</span>
      </Button>
    </>
  )
}

type FormProps = { readonly favorite: Favorite; readonly name: string; readonly onClose: () => void }

function NoteForm({ favorite: { id, comment }, name, onClose }: FormProps) {
  const { account } = usePageMessages('favorites')
  const [status, setStatus] = useState<'open' | 'sending' | 'failed'>('open')
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (status === 'sending') return
    setStatus('sending')
    const written = String(new FormData(event.currentTarget).get('comment') ?? '')
    favoritesApi
      .update(id, written)
      .then((favorite) => {
        replaceInList(favorite)
        onClose()
      })
      .catch((error: unknown) => {
        logWarning('A note could not be saved.', error)
        setStatus('failed')
      })
  }
  return (
    <form className="stack stack--sm" onSubmit={submit}>
      <TextArea
        name="comment"
        label={`${account.note} ${account.noteOn(name)}`}
        hint={account.noteHint}
        rows={3}
        maxLength={1000}
        defaultValue={comment ?? ''}
      />
      {status === 'failed' ? (
        <Notice kind="error" announce>
          {account.noteFailed}
        </Notice>
      ) : null}
      <div className="row">
        <Button type="submit" size="small" colour="Secondary" aria-disabled={status === 'sending' ? true : undefined}>
          {account.saveNote}
        </Button>
        <Button size="small" colour="Text" onClick={onClose}>
          {account.cancel}
        </Button>
      </div>
    </form>
  )
}
