import type { AccountAnswer, AccountForm, SessionIdentity } from '@marram/contract/auth/session'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Problem } from './problem-words.ts'
import { type AccountOutcome, sendAccountForm } from './send-account-form.ts'

export type AccountFormState = {
  readonly status: 'open' | 'sending' | 'checking'
  readonly problem: Problem | null
}

export type DoneHandler = (next: string, identity: SessionIdentity | null) => void | Promise<void>

/** A form that the browser can also send without script. The inputs are uncontrolled; the state holds the errors. */
export function useAccountForm(form: AccountForm, answer: AccountAnswer | null, onDone: DoneHandler) {
  const element = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<AccountFormState>({ status: 'open', problem: answer })
  useEffect(() => {
    if (state.status === 'open' && state.problem !== null) focusProblem(element.current)
  }, [state])

  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (state.status !== 'open') return
    const { currentTarget } = event
    const missing = missingFields(currentTarget)
    if (missing.length > 0) return setState({ status: 'open', problem: { code: 'missing', fields: missing } })
    const body = toParameters(new FormData(currentTarget))
    setState({ status: 'sending', problem: null })
    const outcome = await sendWithCaptcha(form, body, () => setState({ status: 'checking', problem: null }))
    if (outcome.kind === 'refused') return setState({ status: 'open', problem: outcome })
    await onDone(outcome.next, outcome.identity)
    setState({ status: 'open', problem: null })
  }
  return { element, state, onSubmit }
}

/** Computes the captcha, and loads its code, only if the service asks for it. */
async function sendWithCaptcha(
  form: AccountForm,
  body: URLSearchParams,
  onChecking: () => void,
): Promise<AccountOutcome> {
  const outcome = await sendAccountForm(form, body)
  if (outcome.kind !== 'refused' || outcome.code !== 'captcha-required' || outcome.captcha === null) return outcome
  onChecking()
  try {
    const { solveCaptcha } = await import('../kit/solve-captcha.ts')
    const solved = await solveCaptcha(outcome.captcha)
    if (solved === null) return outcome
    body.set('captcha', solved)
  } catch {
    return outcome
  }
  return sendAccountForm(form, body)
}

function missingFields(form: HTMLFormElement): string[] {
  const controls = [...form.elements].filter((control) => control instanceof HTMLInputElement)
  return controls.filter(({ required, value }) => required && value.trim() === '').map(({ name }) => name)
}

/** Focuses the first invalid field, or else the message above the form. */
function focusProblem(form: HTMLFormElement | null): void {
  const target =
    form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form?.querySelector<HTMLElement>('[role="alert"]')
  target?.focus()
}

function toParameters(data: FormData): URLSearchParams {
  const fields = [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return new URLSearchParams(fields)
}
