import type { SignInState } from '@marram/contract/desk/sign-in'
import { Fingerprint } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Problem, useAttempt } from './attempt.tsx'
import { canUsePasskeys, provePasskey } from './passkey.ts'
import { callSignIn } from './sign-in-client.ts'
import { words } from './words.ts'

type Props = { readonly state: SignInState; readonly onProved: (state: SignInState) => void }

/** Asks for one of the factors that the person has: a passkey first, then a code. */
export function ProveFactor({ state, onProved }: Props) {
  const hosts = new Set(state.passkeys.map(({ host }) => host))
  const hasPasskey = hosts.has(state.host) && canUsePasskeys(state)
  const hasCode = state.totp !== null
  const [isRecovery, setRecovery] = useState(!hasPasskey && !hasCode)
  const { isBusy, problem, attempt } = useAttempt()
  return (
    <div className="sign-in__step">
      <Problem text={problem} />
      {hasPasskey && !isRecovery && (
        <button
          type="button"
          className="btn btn--act"
          disabled={isBusy}
          onClick={() => void attempt(async () => onProved(await provePasskey()))}
        >
          <Fingerprint className="i" aria-hidden="true" /> {words.provePasskey}
        </button>
      )}
      {hosts.size > 0 && !hasPasskey && <p className="muted">{words.otherHost([...hosts].join(', '))}</p>}
      {(hasCode || isRecovery) && (
        <CodeForm
          key={String(isRecovery)}
          isRecovery={isRecovery}
          isMain={!hasPasskey || isRecovery}
          isBusy={isBusy}
          onSend={(code) =>
            attempt(async () => onProved(await callSignIn(isRecovery ? 'prove-recovery-code' : 'prove-code', { code })))
          }
        />
      )}
      {isRecovery && <p className="muted">{words.lostAll}</p>}
      {(!isRecovery || hasPasskey || hasCode) && (
        <button type="button" className="link" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? words.otherWay : words.useRecoveryCode}
        </button>
      )}
    </div>
  )
}

type CodeProps = {
  readonly isRecovery: boolean
  /** False beside a passkey, which has the filled button. */
  readonly isMain: boolean
  readonly isBusy: boolean
  readonly onSend: (code: string) => Promise<void>
}

function CodeForm({ isRecovery, isMain, isBusy, onSend }: CodeProps) {
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    void onSend(String(new FormData(form).get('code'))).then(() => form.reset())
  }
  return (
    <form className="sign-in__code" onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>{isRecovery ? words.recoveryCode : words.appCode}</label>
        <input
          id={id}
          className="input"
          name="code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </div>
      <button type="submit" className={isMain ? 'btn btn--act' : 'btn'} disabled={isBusy}>
        {words.confirm}
      </button>
    </form>
  )
}
