import type { BookingAccess } from '@marram/contract/booking/place'
import type { Conversation } from '@marram/contract/booking/question'
import type { Reservation } from '@marram/contract/booking/reservation'
import { daysBetween } from '@marram/domain/iso-day'
import { presentStayQuery } from '@marram/domain/stay-query'
import { buildPath } from '@marram/i18n/paths'
import { Button } from '@marram/ui/button'
import { Panel } from '@marram/ui/panel'
import { TextLink } from '@marram/ui/text-link'
import { PageStyles } from '../kit/page-styles.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { ConversationState, Messages } from '../question/messages.tsx'
import questionStyles from '../question/question.css?url'
import { ActionForm } from './reservation-form.tsx'

type QuestionsPanelProps = { readonly access: BookingAccess; readonly reservation: Reservation }

/** The guest's conversations with the agency, also from before the booking. */
export function QuestionsPanel({ access, reservation }: QuestionsPanelProps) {
  const { edition } = usePageContext().scope
  const { panel } = usePageMessages('question')
  const { booking, house, questions } = reservation
  const { arrival, departure, party } = booking
  const stay = presentStayQuery('', { arrival, duration: daysBetween(arrival, departure), party })
  return (
    <Panel aria-labelledby="reservation-questions">
      <PageStyles href={questionStyles} />
      <h2 id="reservation-questions">{panel.title}</h2>
      {questions.length === 0 ? <p>{panel.none}</p> : null}
      {questions.map((question) => (
        <Question key={question.id} access={access} question={question} />
      ))}
      <TextLink href={`${buildPath(edition, { kind: 'question', name: house.name })}${stay}`}>{panel.ask}</TextLink>
    </Panel>
  )
}

type QuestionProps = { readonly access: BookingAccess; readonly question: Conversation }

/** Writing happens on the page of the conversation, which keeps a refused message. */
function Question({ access, question }: QuestionProps) {
  const { topics, house: numberOf, panel } = usePageMessages('question')
  const { id, topic, house, state, messages } = question
  return (
    <section className="question-entry" aria-labelledby={`question-${id}`}>
      <h3 id={`question-${id}`}>
        {topics[topic]} <span className="small muted">{numberOf(house.name.toUpperCase())}</span>
      </h3>
      <Messages messages={messages} />
      {state === 'closed' ? (
        <p className="small muted">{panel.closed}</p>
      ) : (
        <>
          <ConversationState state={state} house={house.name} />
          <ActionForm access={access} intent="question" fields={{ questionId: id }}>
            <Button type="submit">{panel.write}</Button>
          </ActionForm>
        </>
      )}
    </section>
  )
}
