import type { AccountAnswer, AccountForm as FormName } from '@marram/contract/auth/session'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { type ReactNode, useId } from 'react'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { fieldProblem, summaryOf } from './problem-words.ts'
import { type DoneHandler, useAccountForm } from './use-account-form.ts'

/** The form state that a field needs. */
export type FieldSource = {
  readonly id: (name: string) => string
  readonly error: (name: string) => string | undefined
  /** Earlier input, if the server renders the form again. */
  readonly submitted: (name: string) => string | undefined
}

export type AccountFormProps = {
  readonly form: FormName
  /** URL of its page: without script the form is sent there. */
  readonly page: string
  readonly label: string
  readonly submit: string
  readonly colour?: 'Primary' | 'Secondary Negative'
  /** Names of the form's fields, to assign errors to them. */
  readonly names: readonly string[]
  readonly hidden?: Readonly<Record<string, string>>
  readonly answer: AccountAnswer | null
  readonly onDone: DoneHandler
  readonly children: (source: FieldSource) => ReactNode
}

/** A form of the account. It works without script, and with script without a page load. */
export function AccountForm({ form, page, label, submit, names, onDone, children, ...props }: AccountFormProps) {
  const { hidden = {}, colour = 'Primary' } = props
  const texts = usePageMessages('account')
  const id = useId()
  const answer = props.answer?.form === form ? props.answer : null
  const { element, state, onSubmit } = useAccountForm(form, answer, onDone)
  const { status, problem } = state
  const source: FieldSource = {
    id: (name) => `${id}-${name}`,
    error: (name) => (problem ? fieldProblem(name, problem, texts, names) : undefined),
    submitted: (name) => answer?.values[name],
  }
  const busyText = { open: submit, sending: texts.working, checking: texts.checking }[status]
  return (
    <form
      className="account-form"
      method="post"
      action={page}
      aria-label={label}
      noValidate
      ref={element}
      onSubmit={onSubmit}
    >
      {problem ? (
        <div role="alert" tabIndex={-1}>
          <Notice kind="error">
            {summaryOf(problem, texts)}
            {problem.code === 'captcha-required' ? <noscript> {texts.noScript}</noscript> : null}
          </Notice>
        </div>
      ) : null}
      {children(source)}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={answer?.values[name] ?? value} />
      ))}
      <Button type="submit" colour={colour} wide aria-disabled={status === 'open' ? undefined : true}>
        {busyText}
      </Button>
    </form>
  )
}
