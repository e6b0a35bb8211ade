import { copenhagenDay } from '@marram/domain/iso-day'
import { sharedListLimits } from '@marram/domain/shared-list'
import { formatFor } from '@marram/i18n/format'
import { Button } from '@marram/ui/button'
import { TextArea } from '@marram/ui/text-input'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { ListForm, useRefused } from './list-form.tsx'
import { useSharedList } from './use-shared-list.ts'

type LodgingCommentsProps = { readonly lodgingId: number; readonly number: string }

/** Comments on one house. Plain text: nothing in it becomes a link. */
export function LodgingComments({ lodgingId, number }: LodgingCommentsProps) {
  const { list } = useSharedList()
  const { comments: texts, join } = usePageMessages('together')
  const { edition } = usePageContext().scope
  const own = list.comments.filter((comment) => comment.lodgingId === lodgingId)
  const nameOf = (person: number): string => list.people.find((one) => one.number === person)?.name ?? ''
  return (
    <>
      {own.length > 0 ? (
        <ul className="list-comments" aria-label={texts.title}>
          {own.map((comment) => (
            <li key={comment.number}>
              <p className="small muted">
                <b>{nameOf(comment.person)}</b>{' '}
                {formatFor(edition).day(copenhagenDay(new Date(comment.writtenAt)), 'short')}
              </p>
              <p className="list-comments__text">{comment.text}</p>
              {list.you?.isOwner || list.you?.number === comment.person ? (
                <ListForm intent="remove-comment" about={{ number: comment.number }}>
                  <div>
                    <Button type="submit" colour="Text" size="tiny" aria-label={texts.removeOf(nameOf(comment.person))}>
                      {texts.remove}
                    </Button>
                  </div>
                </ListForm>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {list.state === 'ended' ? null : list.you === null ? (
        list.people.length < sharedListLimits.people ? (
          <a className="small" href="#join-title">
            {join.needed}
          </a>
        ) : null
      ) : (
        <CommentForm lodgingId={lodgingId} number={number} />
      )}
    </>
  )
}

function CommentForm({ lodgingId, number }: LodgingCommentsProps) {
  const { list } = useSharedList()
  const { comments: texts } = usePageMessages('together')
  const refused = useRefused('comment', { lodgingId })
  if (list.comments.length >= sharedListLimits.comments) return <p className="small muted">{texts.full}</p>
  return (
    <ListForm intent="comment" about={{ lodgingId }}>
      <TextArea
        name="text"
        rows={2}
        required
        maxLength={sharedListLimits.commentLength}
        label={texts.label(number)}
        defaultValue={refused?.values.text ?? ''}
      />
      <div>
        <Button type="submit" size="small">
          {texts.submit}
        </Button>
      </div>
    </ListForm>
  )
}
