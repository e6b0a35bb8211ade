import { questionTopics } from '@marram/domain/question'
import { Icon } from '@marram/ui/icon'
import { Fragment, useId } from 'react'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import type { KnownAnswers } from '../lodging/known-answers.ts'

type TopicChoiceProps = {
  readonly answers: KnownAnswers
  readonly submitted: string
  readonly error: string | undefined
}

/** Radio buttons, each followed by what the house's facts already answer. CSS shows the answer of the chosen one. */
export function TopicChoice({ answers, submitted, error }: TopicChoiceProps) {
  const { topic: label, topics, known } = usePageMessages('question')
  const id = useId()
  return (
    <fieldset className="question-topics" {...(error !== undefined && { 'aria-describedby': `${id}-error` })}>
      <legend className="field__label">{label}</legend>
      {error === undefined ? null : (
        <p className="field__error question-topics__error" id={`${id}-error`}>
          <Icon name="circle-alert" />
          <span>{error}</span>
        </p>
      )}
      {questionTopics.map((topic) => {
        const lines = answers[topic] ?? []
        const answerId = lines.length > 0 ? `${id}-${topic}` : undefined
        return (
          <Fragment key={topic}>
            <label className="question-topics__topic">
              <input
                type="radio"
                name="topic"
                value={topic}
                required
                defaultChecked={submitted === topic}
                aria-describedby={answerId}
              />
              <span>{topics[topic]}</span>
            </label>
            {answerId === undefined ? null : (
              <div className="question-topics__answer" id={answerId}>
                <p>
                  <Icon name="message-circle" />
                  <b>{known}</b>
                </p>
                <ul>
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </div>
            )}
          </Fragment>
        )
      })}
    </fieldset>
  )
}
