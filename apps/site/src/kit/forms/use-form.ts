import type { FormFailure, RefusedForm } from '@marram/contract/workers/form-answer'
import type { FormField } from '@marram/contract/workers/form-definition'
import { checkFiles, readFiles } from '@marram/contract/workers/form-files'
import { applyingFields, checkForm, type FieldProblem } from '@marram/contract/workers/form-values'
import { readValues } from '@marram/contract/workers/read-values'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { requestStamp, sendForm } from './send-form.ts'
import { useWritten } from './use-written.ts'

export type FormState = {
  readonly status: 'open' | 'sending' | 'sent'
  readonly problems: readonly FieldProblem[]
  readonly failure: FormFailure | null
}

type UseFormOptions = {
  readonly id: string
  /** URL path of the page: the same form on another page has a separate draft. */
  readonly page: string
  readonly action: string
  readonly fields: readonly FormField[]
  readonly refused: RefusedForm | null
  readonly onSent?: ((data: unknown) => void) | undefined
}

/**
 * State of a form that also works without script. The inputs are uncontrolled and only the errors are state, so neither
 * an error nor a lost connection can lose what the guest wrote.
 */
export function useForm({ id, page, action, fields, refused: shown, onSent }: UseFormOptions) {
  const form = useRef<HTMLFormElement>(null)
  const thanks = useRef<HTMLDivElement>(null)
  const stamp = useRef<Promise<string | null> | null>(null)
  const [state, setState] = useState<FormState>({
    status: 'open',
    problems: shown?.problems ?? [],
    failure: shown?.failure ?? null,
  })

  const written = useWritten(form, { id, page, fields, isShownAgain: shown !== null })

  useEffect(() => {
    if (state.status === 'sent') thanks.current?.focus()
    else if (state.problems.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [state])

  const onFocus = (): void => {
    stamp.current ??= requestStamp(window.fetch.bind(window))
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (state.status === 'sending') return
    const data = new FormData(event.currentTarget)
    const values = readValues(data)
    const ofFiles = checkFiles(applyingFields(fields, values), readFiles(data))
    const problems = [...checkForm(fields, values).problems, ...ofFiles]
    if (problems.length > 0) return setState({ status: 'open', problems, failure: null })
    setState({ status: 'sending', problems: [], failure: null })
    const outcome = await sendForm({
      action,
      body: readFiles(data).length > 0 ? data : toParameters(data),
      stamp: await stamp.current,
      fetch: window.fetch.bind(window),
      solve: async (challenge) => (await import('../solve-captcha.ts')).solveCaptcha(challenge),
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    })
    if (outcome.kind === 'sent') {
      written.forget()
      onSent?.(outcome.data)
      setState({ status: 'sent', problems: [], failure: null })
    } else if (outcome.kind === 'invalid') setState({ status: 'open', problems: outcome.problems, failure: null })
    else setState({ status: 'open', problems: [], failure: outcome.failure })
  }
  return { form, thanks, state, isShown: written.isShown, onFocus, onInput: written.onInput, onSubmit }
}

function toParameters(data: FormData): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, value] of data) if (typeof value === 'string') parameters.append(name, value)
  return parameters
}
