import type { SignInInput, SignInState } from '@marram/contract/desk/sign-in'
import { Fingerprint, Smartphone } from 'lucide-react'
import { Problem, useAttempt } from './attempt.tsx'
import { callSignIn } from './sign-in-client.ts'
import { dateOf, words } from './words.ts'

type Props = { readonly state: SignInState; readonly show: (state: SignInState) => void }
type Factor = SignInInput<'remove-factor'>

export function FactorList({ state, show }: Props) {
  const { isBusy, problem, attempt } = useAttempt()
  const isLast = state.isRequired && state.passkeys.length + (state.totp === null ? 0 : 1) === 1
  const remove = (factor: Factor): void => void attempt(async () => show(await callSignIn('remove-factor', factor)))
  const buttons = { canRemove: state.mayChange && !isLast && !isBusy, isLast }
  return (
    <>
      <Problem text={problem} />
      <ul className="rows">
        {state.passkeys.map(({ id, name, host, createdAt, lastUsedAt }) => (
          <li key={id} className="security__row">
            <Fingerprint className="i" aria-hidden="true" />
            <div>
              <b>{name || words.passkey}</b>
              <Times createdAt={createdAt} lastUsedAt={lastUsedAt} more={host} />
            </div>
            <RemoveButton {...buttons} name={name || words.passkey} onRemove={() => remove({ kind: 'passkey', id })} />
          </li>
        ))}
        {state.totp !== null && (
          <li className="security__row">
            <Smartphone className="i" aria-hidden="true" />
            <div>
              <b>{words.app}</b>
              <Times {...state.totp} />
            </div>
            <RemoveButton {...buttons} name={words.app} onRemove={() => remove({ kind: 'totp' })} />
          </li>
        )}
      </ul>
      {isLast && <p className="muted">{words.lastFactor}</p>}
    </>
  )
}

type TimesProps = { readonly createdAt: string; readonly lastUsedAt: string | null; readonly more?: string }

function Times({ createdAt, lastUsedAt, more }: TimesProps) {
  const parts = [words.addedOn(dateOf(createdAt)), lastUsedAt === null ? null : words.usedOn(dateOf(lastUsedAt)), more]
  return <p className="muted">{parts.filter(Boolean).join(' · ')}</p>
}

type RemoveProps = {
  readonly canRemove: boolean
  readonly isLast: boolean
  readonly name: string
  readonly onRemove: () => void
}

function RemoveButton({ canRemove, isLast, name, onRemove }: RemoveProps) {
  if (isLast) return null
  return (
    <button
      type="button"
      className="btn btn--28 btn--stop"
      disabled={!canRemove}
      aria-label={words.removeOne(name)}
      onClick={onRemove}
    >
      {words.remove}
    </button>
  )
}
