import type { SignInOutput, SignInState } from '@marram/contract/desk/sign-in'
import { Fingerprint, Smartphone } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Problem, useAttempt } from './attempt.tsx'
import { canUsePasskeys, enrolPasskey } from './passkey.ts'
import { QrCode } from './qr-code.tsx'
import { callSignIn } from './sign-in-client.ts'
import { words } from './words.ts'

type Enrolled = SignInOutput<'enrol-totp'>
type Props = {
  readonly state: SignInState
  /** Of its parts: the level below the heading that stands above. */
  readonly heading: 'h2' | 'h3'
  readonly onEnrolled: (enrolled: Enrolled) => void
}

/** Adds a passkey or an authenticator app; the first of them is the better one. */
export function EnrolFactor({ state, heading: Heading, onEnrolled }: Props) {
  const id = useId()
  const [name, setName] = useState('')
  const [app, setApp] = useState<SignInOutput<'enrol-totp-options'> | null>(null)
  const { isBusy, problem, attempt } = useAttempt()
  const hasPasskeys = canUsePasskeys(state)
  if (app !== null) return <EnrolApp app={app} onEnrolled={onEnrolled} onBack={() => setApp(null)} />
  return (
    <div className="sign-in__step">
      <Problem text={problem} />
      {hasPasskeys ? (
        <section className="sign-in__choice">
          <Heading>{words.passkey}</Heading>
          <p className="soft">{words.passkeyMore}</p>
          <div className="field">
            <label htmlFor={id}>{words.passkeyName}</label>
            <input
              id={id}
              className="input"
              maxLength={60}
              value={name}
              placeholder={words.passkeyNameHint}
              onChange={({ target }) => setName(target.value)}
            />
          </div>
          <button
            type="button"
            className="btn btn--act"
            disabled={isBusy}
            onClick={() => void attempt(async () => onEnrolled(await enrolPasskey(name)))}
          >
            <Fingerprint className="i" aria-hidden="true" /> {words.addPasskey}
          </button>
        </section>
      ) : (
        <p className="muted">{words.noPasskeysHere(state.host)}</p>
      )}
      <section className="sign-in__choice">
        <Heading>{words.app}</Heading>
        <p className="soft">{state.totp === null ? words.appMore : words.appReplaces}</p>
        <button
          type="button"
          className={hasPasskeys ? 'btn' : 'btn btn--act'}
          disabled={isBusy}
          onClick={() => void attempt(async () => setApp(await callSignIn('enrol-totp-options', {})))}
        >
          <Smartphone className="i" aria-hidden="true" /> {words.addApp}
        </button>
      </section>
    </div>
  )
}

type AppProps = {
  readonly app: SignInOutput<'enrol-totp-options'>
  readonly onEnrolled: (enrolled: Enrolled) => void
  readonly onBack: () => void
}

function EnrolApp({ app, onEnrolled, onBack }: AppProps) {
  const id = useId()
  const { isBusy, problem, attempt } = useAttempt()
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code'))
    void attempt(async () => onEnrolled(await callSignIn('enrol-totp', { code })))
  }
  return (
    <form className="sign-in__step" onSubmit={submit}>
      <p>{words.scan}</p>
      <QrCode text={app.uri} label={words.qrCode} />
      <p className="soft">{words.typeSecret}</p>
      <code className="sign-in__secret">{app.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      <Problem text={problem} />
      <div className="field">
        <label htmlFor={id}>{words.firstCode}</label>
        <input id={id} className="input" name="code" inputMode="numeric" autoComplete="one-time-code" required />
      </div>
      <div className="btns">
        <button type="submit" className="btn btn--act" disabled={isBusy}>
          {words.confirm}
        </button>
        <button type="button" className="btn" onClick={onBack}>
          {words.back}
        </button>
      </div>
    </form>
  )
}
