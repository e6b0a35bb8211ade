import type { Conversation } from '@marram/contract/booking/question'
import type { ConversationVisit } from '@marram/contract/booking/question-visit'
import { formatFor } from '@marram/i18n/format'
import { buildPath } from '@marram/i18n/paths'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { Panel } from '@marram/ui/panel'
import { TextLink } from '@marram/ui/text-link'
import { useLoaderData, useParams } from '@tanstack/react-router'
import { PageFrame } from '../frame/page-frame.tsx'
import { PageStyles } from '../kit/page-styles.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { ConversationState, MessageField, Messages } from './messages.tsx'
import styles from './question.css?url'
import { refusalText } from './refusal-text.ts'

/** A guest's question with its answers, behind a private link. */
export function ConversationPage() {
  const visit: ConversationVisit = useLoaderData({ strict: false })
  return (
    // The URL gives access: third-party scripts, which could read it, are left out.
    <PageFrame scripts={[]}>
      <PageStyles href={styles} />
      <div className="wrap conversation">
        {visit.conversation === null ? (
          <Missing missing={visit.missing} />
        ) : (
          <Thread visit={visit} conversation={visit.conversation} />
        )}
      </div>
    </PageFrame>
  )
}

function Missing({ missing }: { readonly missing: ConversationVisit['missing'] }) {
  const texts = usePageMessages('question').missing
  return (
    <Panel className="stack">
      <h1>{texts[missing].title}</h1>
      <p>{texts[missing].text}</p>
      <div>
        <Button href="/">{texts.home}</Button>
      </div>
    </Panel>
  )
}

type ThreadProps = { readonly visit: ConversationVisit; readonly conversation: Conversation }

function Thread({ visit, conversation }: ThreadProps) {
  const { edition } = usePageContext().scope
  const { back, topics, conversation: texts } = usePageMessages('question')
  const { house, topic, arrival, departure, state, email, messages } = conversation
  const stay = arrival && departure ? [formatFor(edition).dayRange(arrival, departure)] : []
  const isFirst = messages.length === 1
  return (
    <>
      <div className="conversation__head">
        <TextLink href={buildPath(edition, { kind: 'lodging', name: house.name })} icon="arrow-left">
          {back}
        </TextLink>
        <h1>{texts.title(house.name.toUpperCase())}</h1>
        <p className="muted">{[house.title, topics[topic], ...stay].join(' · ')}</p>
      </div>
      {visit.isSent ? <Notice kind="good">{isFirst ? texts.asked(email) : texts.written}</Notice> : null}
      <Panel className="stack">
        <Messages messages={messages} />
        <ConversationState state={state} house={house.name} isSilent={visit.isSent} />
        {state === 'closed' ? null : <Reply visit={visit} />}
      </Panel>
      <p className="small muted">{texts.keep}</p>
    </>
  )
}

function Reply({ visit: { submission, refused } }: { readonly visit: ConversationVisit }) {
  const { edition } = usePageContext().scope
  const { token = '' } = useParams({ strict: false })
  const { refused: sentences, conversation: texts } = usePageMessages('question')
  return (
    <form className="stack" method="post" action={buildPath(edition, { kind: 'conversation', token })}>
      {refused === null ? null : (
        <Notice kind="error" announce>
          {refusalText(sentences, refused.code)}
        </Notice>
      )}
      <input type="hidden" name="submission" value={submission} />
      <MessageField submitted={refused?.message ?? ''} />
      <div>
        <Button type="submit" colour="Primary">
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
