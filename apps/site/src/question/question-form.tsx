import { stampField } from '@marram/contract/workers/form-definition'
import { type QuestionProblem, questionLimits } from '@marram/domain/question'
import { formatFor } from '@marram/i18n/format'
import { buildPath } from '@marram/i18n/paths'
import { Button } from '@marram/ui/button'
import { Icon } from '@marram/ui/icon'
import { Notice } from '@marram/ui/notice'
import { TextArea, TextInput } from '@marram/ui/text-input'
import { useId } from 'react'
import { useFrameSettings } from '../frame/frame-queries.ts'
import { Trap } from '../kit/forms/trap.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import type { QuestionFormData } from './load-question.ts'
import { refusalText } from './refusal-text.ts'
import { TopicChoice } from './topic-choice.tsx'

/** A native form without script: it must not depend on anything. */
export function QuestionForm({ visit, house, answers, values }: QuestionFormData) {
  const { edition } = usePageContext().scope
  const { fields, messageHint, submit, refused: sentences } = usePageMessages('question')
  const problemIn = useProblems(visit.refused?.problems ?? {})
  const error = (field: QuestionProblem['field']) => {
    const text = problemIn(field)
    return text === undefined ? {} : { error: text }
  }
  const value = (name: string): string => values[name] ?? ''
  return (
    <form className="question-form" method="post" action={buildPath(edition, { kind: 'question', name: house.name })}>
      {visit.refused === null ? null : (
        <Notice kind="error" announce>
          {refusalText(sentences, visit.refused.code)}
        </Notice>
      )}
      <input type="hidden" name="lodgingId" value={house.id} />
      <input type="hidden" name="submission" value={visit.submission} />
      <input type="hidden" name={stampField} value={visit.stamp} />
      <Trap />
      <TopicChoice answers={answers} submitted={value('topic')} error={problemIn('topic')} />
      <TextArea
        name="message"
        label={fields.message}
        hint={messageHint(formatFor(edition).number(questionLimits.message))}
        rows={5}
        required
        maxLength={questionLimits.message}
        defaultValue={value('message')}
        {...error('message')}
      />
      <div className="question-form__pair">
        <TextInput
          name="name"
          label={fields.name}
          autoComplete="name"
          required
          maxLength={questionLimits.name}
          defaultValue={value('name')}
          {...error('name')}
        />
        <TextInput
          type="email"
          name="email"
          label={fields.email}
          autoComplete="email"
          required
          maxLength={questionLimits.email}
          defaultValue={value('email')}
          {...error('email')}
        />
      </div>
      <StayFields arrival={value('arrival')} departure={value('departure')} error={problemIn('stay')} />
      <TextInput
        type="tel"
        name="phone"
        label={fields.phone}
        autoComplete="tel"
        maxLength={questionLimits.phone}
        defaultValue={value('phone')}
        {...error('phone')}
      />
      <Button type="submit" colour="CTA" size="large" wide>
        {submit}
      </Button>
      <FinePrint />
    </form>
  )
}

function useProblems(problems: Readonly<Record<string, string>>) {
  const { problems: texts } = usePageMessages('question')
  const known = Object.entries(texts)
  return (field: QuestionProblem['field']): string | undefined =>
    known.find(([problem]) => problem === `${field} ${problems[field]}`)?.[1]
}

type StayFieldsProps = { readonly arrival: string; readonly departure: string; readonly error: string | undefined }

function StayFields({ arrival, departure, error }: StayFieldsProps) {
  const { fields } = usePageMessages('question')
  const id = useId()
  return (
    <fieldset className="question-form__stay" {...(error !== undefined && { 'aria-describedby': id })}>
      <legend className="field__label">{fields.stay}</legend>
      {error === undefined ? null : (
        <p className="field__error" id={id}>
          <Icon name="circle-alert" />
          <span>{error}</span>
        </p>
      )}
      <div className="question-form__pair">
        <TextInput type="date" name="arrival" label={fields.arrival} defaultValue={arrival} />
        <TextInput type="date" name="departure" label={fields.departure} defaultValue={departure} />
      </div>
    </fieldset>
  )
}

function FinePrint() {
  const { fine, privacy } = usePageMessages('question')
  const href = useFrameSettings().pages.privacy
  return (
    <p className="small muted question-form__fine">
      {fine} {href ? <a href={href}>{privacy}</a> : null}
    </p>
  )
}
