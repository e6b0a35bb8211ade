import type { Conversation } from '@marram/contract/booking/question'
import { copenhagenClock } from '@marram/domain/copenhagen-clock'
import { questionLimits } from '@marram/domain/question'
import { formatFor } from '@marram/i18n/format'
import { buildPath } from '@marram/i18n/paths'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { TextArea } from '@marram/ui/text-input'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'

/** Both sides of a conversation, oldest first. */
export function Messages({ messages }: Pick<Conversation, 'messages'>) {
  const { site } = usePageContext().messages
  const { conversation: texts } = usePageMessages('question')
  return (
    <ol className="messages" aria-label={texts.messages}>
      {messages.map(({ author, text, at }) => (
        <li
          key={`${at} ${author}`}
          className={author === 'guest' ? 'messages__one messages__one--own' : 'messages__one'}
        >
          <p className="messages__by">
            <b>{author === 'guest' ? texts.you : site.name}</b> <Time at={at} />
          </p>
          <p className="messages__text">{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** In Denmark, where the agency answers. */
function Time({ at }: { readonly at: string }) {
  const { edition } = usePageContext().scope
  const { conversation: texts } = usePageMessages('question')
  const { day, minuteOfDay } = copenhagenClock(new Date(at))
  const two = (value: number): string => String(value).padStart(2, '0')
  const time = `${two(Math.floor(minuteOfDay / 60))}${edition === 'da' ? '.' : ':'}${two(minuteOfDay % 60)}`
  return <time dateTime={at}>{texts.at(formatFor(edition).day(day, 'long'), time)}</time>
}

type ConversationStateProps = {
  readonly state: Conversation['state']
  readonly house: string
  /** A notice has just said the same. */
  readonly isSilent?: boolean
}

export function ConversationState({ state, house, isSilent = false }: ConversationStateProps) {
  const { edition } = usePageContext().scope
  const { conversation: texts } = usePageMessages('question')
  if (state === 'closed') {
    return (
      <Notice kind="sand">
        <p className="messages__closed">{texts.states.closed}</p>
        <Button colour="Primary" size="small" href={buildPath(edition, { kind: 'question', name: house })}>
          {texts.again}
        </Button>
      </Notice>
    )
  }
  return isSilent ? null : <p className="small muted">{texts.states[state]}</p>
}

export function MessageField({ submitted = '' }: { readonly submitted?: string }) {
  const { edition } = usePageContext().scope
  const { messageHint, conversation: texts } = usePageMessages('question')
  return (
    <TextArea
      name="message"
      label={texts.reply}
      hint={messageHint(formatFor(edition).number(questionLimits.message))}
      rows={4}
      required
      maxLength={questionLimits.message}
      defaultValue={submitted}
    />
  )
}
