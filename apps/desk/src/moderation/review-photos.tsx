import { approveReviewPhoto, listReviewPhotos, refuseReviewPhoto, showReviewPhoto } from '@marram/contract/desk/reviews'
import { useQuery } from '@tanstack/react-query'
import { asking } from '../kit/desk-client.ts'
import { Inbox } from '../kit/inbox/inbox.tsx'
import { sinceText } from '../kit/since-text.ts'
import { decide } from '../kit/undoable.ts'
import { useDecided } from '../kit/use-decided.ts'
import { usePages } from '../kit/use-pages.ts'
import { DecisionButtons } from './decision-buttons.tsx'
import type { KindProps } from './moderation-search.ts'
import { Picture } from './picture.tsx'
import { words } from './words.ts'

const stateOf = { waiting: 'waiting', published: 'public', refused: 'refused' } as const
const idOf = ({ id }: { readonly id: number }) => String(id)

type Photo = { readonly id: number; readonly house: string; readonly name: string; readonly state: string }

export function ReviewPhotos({ stage, openId, onOpen }: KindProps) {
  const { items, error, more } = usePages(listReviewPhotos, {
    filters: { state: stateOf[stage] },
    search: '',
    sort: 'sent',
    descending: stage !== 'waiting',
    cursor: null,
    limit: 50,
  })
  const { left, hide } = useDecided(items, idOf)
  return (
    <Inbox
      label={words.kinds.photos}
      items={left}
      error={error}
      idOf={idOf}
      openId={openId}
      onOpen={onOpen}
      more={more}
      empty={
        stage === 'waiting'
          ? { title: words.empty, more: words.emptyMore }
          : { title: words.nothing, more: words.nothingMore }
      }
      row={(photo) => (
        <>
          <span className="row-head">
            <b className="cut">{photo.name}</b>
            <small className="muted">{sinceText(photo.sentAt)}</small>
          </span>
          <span className="muted cut">{photo.house.toUpperCase()}</span>
        </>
      )}
      detail={(photo) => <OpenPhoto photo={photo} hide={() => hide(idOf(photo))} />}
    />
  )
}

function OpenPhoto({ photo, hide }: { readonly photo: Photo; readonly hide: () => () => void }) {
  const { data, error } = useQuery(asking(showReviewPhoto, { photo: photo.id }))
  const failures = { 'not-possible': words.already }
  const input = { photo: photo.id }
  const approve = () => decide({ command: approveReviewPhoto, input, text: words.approved, putBack: hide(), failures })
  const refuse = () => decide({ command: refuseReviewPhoto, input, text: words.refusedDone, putBack: hide(), failures })
  return (
    <>
      <h2>
        {photo.house.toUpperCase()}, {photo.name}
      </h2>
      <Picture picture={data?.picture} alt={data?.alt ?? ''} error={error} />
      <DecisionButtons
        approve={photo.state === 'waiting' ? approve : null}
        refuse={photo.state === 'refused' ? null : refuse}
      />
    </>
  )
}
