import { formStates, listForms } from '@marram/contract/desk/forms'
import { Paperclip } from 'lucide-react'
import { Inbox } from '../kit/inbox/inbox.tsx'
import { sinceText } from '../kit/since-text.ts'
import { useDecided } from '../kit/use-decided.ts'
import { usePages } from '../kit/use-pages.ts'
import type { KindProps } from './messages-search.ts'
import { Submission } from './submission.tsx'
import { words } from './words.ts'

const idOf = ({ id }: { readonly id: string }) => id

/** Submitted forms of the site. */
export function Forms({ state: asked, openId, onOpen }: KindProps) {
  const state = formStates.find((one) => one === asked) ?? 'received'
  const { items, error, more } = usePages(listForms, {
    filters: { state },
    search: '',
    sort: 'sent',
    // The oldest held one has waited longest.
    descending: state !== 'held',
    cursor: null,
    limit: 50,
  })
  const { left, hide } = useDecided(items, idOf)
  return (
    <Inbox
      label={words.kinds.forms}
      items={left}
      error={error}
      idOf={idOf}
      openId={openId}
      onOpen={onOpen}
      more={more}
      empty={
        state === 'held'
          ? { title: words.noneHeld, more: words.noneHeldMore }
          : { title: words.nothing, more: words.nothingMore }
      }
      row={({ about, title, files, sentAt }) => (
        <>
          <span className="row-head">
            <b className="cut">{about}</b>
            <small className="muted">{sinceText(sentAt)}</small>
          </span>
          <span className="row-head">
            <span className="muted cut">{title || words.untitled}</span>
            {files > 0 && <Paperclip className="i i--14" role="img" aria-label={words.files} />}
          </span>
        </>
      )}
      detail={(submission) => <Submission id={submission.id} hide={() => hide(submission.id)} />}
    />
  )
}
