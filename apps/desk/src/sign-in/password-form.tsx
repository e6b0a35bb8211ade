import type { CaptchaChallenge } from '@marram/contract/auth/shapes'
import { type FormEvent, useId, useRef } from 'react'
import { startPage } from '../kit/start-page.ts'
import { Problem, useAttempt } from './attempt.tsx'
import { challengeOf, logIn } from './log-in.ts'
import { words } from './words.ts'

export function PasswordForm({ onLoggedIn }: { readonly onLoggedIn: () => Promise<unknown> }) {
  const id = useId()
  const challenge = useRef<CaptchaChallenge | null>(null)
  const { isBusy, problem, attempt } = useAttempt()
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const credentials = { email: String(data.get('email')), password: String(data.get('password')) }
    void attempt(async () => {
      try {
        await logIn(credentials, challenge.current)
      } catch (error) {
        challenge.current = challengeOf(error)
        throw error
      }
      await onLoggedIn()
    })
  }
  return (
    <form className="sign-in__step" onSubmit={submit}>
      <Problem text={problem} />
      <div className="field">
        <label htmlFor={`${id}-email`}>{words.email}</label>
        <input
          id={`${id}-email`}
          className="input"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={startPage.staff?.email}
          required
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-password`}>{words.password}</label>
        <input
          id={`${id}-password`}
          className="input"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      </div>
      <button type="submit" className="btn btn--act" disabled={isBusy}>
        {isBusy ? words.oneMoment : words.signIn}
      </button>
      <p className="muted">{words.forgotten}</p>
    </form>
  )
}
