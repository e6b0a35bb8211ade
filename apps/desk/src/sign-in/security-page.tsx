import type { SignInState } from '@marram/contract/desk/sign-in'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Loading } from '../frame/status-pages.tsx'
import { useIsLocked } from '../kit/lock.ts'
import { Problem, useAttempt } from './attempt.tsx'
import { EnrolFactor } from './enrol-factor.tsx'
import { FactorList } from './factor-list.tsx'
import { ProveFactor } from './prove-factor.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SessionList } from './session-list.tsx'
import { callSignIn, ownFactorsQuery, signOut } from './sign-in-client.ts'
import './sign-in.css'
import { words } from './words.ts'

/** The person's own factors and sessions. */
export function SecurityPage() {
  const client = useQueryClient()
  const isLocked = useIsLocked()
  const { data: state } = useQuery({ ...ownFactorsQuery, enabled: !isLocked })
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (!state) return <Loading />
  const show = (next: SignInState): void => {
    client.setQueryData(ownFactorsQuery.queryKey, next)
  }
  return (
    <div className="page security">
      <div className="page__head">
        <h1>{words.security}</h1>
      </div>
      <section className="panel security__part" aria-label={words.factors}>
        <h2>{codes === null ? words.factors : words.codes}</h2>
        {codes === null ? (
          <Factors state={state} show={show} setCodes={setCodes} />
        ) : (
          <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
        )}
      </section>
      <section className="panel security__part" aria-label={words.sessions}>
        <h2>{words.sessions}</h2>
        <SessionList />
      </section>
    </div>
  )
}

type Props = {
  readonly state: SignInState
  readonly show: (state: SignInState) => void
  readonly setCodes: (codes: readonly string[] | null) => void
}

function Factors({ state, show, setCodes }: Props) {
  const { isBusy, problem, attempt } = useAttempt()
  const hasFactor = state.passkeys.length > 0 || state.totp !== null
  return (
    <>
      {state.isRequired ? null : <p className="soft">{words.notRequired}</p>}
      {hasFactor && <FactorList state={state} show={show} />}
      {!state.mayChange && <FreshProof state={state} hasFactor={hasFactor} show={show} />}
      {state.mayChange && (
        <>
          {hasFactor && (
            <div className="security__codes">
              <p>{words.codesLeft(state.recoveryCodes)}</p>
              <button
                type="button"
                className="btn btn--28"
                disabled={isBusy}
                onClick={() =>
                  void attempt(async () => setCodes((await callSignIn('renew-recovery-codes', {})).recoveryCodes))
                }
              >
                {words.renewCodes}
              </button>
            </div>
          )}
          <Problem text={problem} />
          {hasFactor && <h3>{words.addFactor}</h3>}
          <EnrolFactor
            key={state.passkeys.length}
            state={state}
            heading="h3"
            onEnrolled={({ state: next, recoveryCodes }) => {
              setCodes(recoveryCodes)
              show(next)
            }}
          />
        </>
      )}
    </>
  )
}

/** Changes need a recent proof, and without factors a recent login. */
function FreshProof({ state, hasFactor, show }: Omit<Props, 'setCodes'> & { readonly hasFactor: boolean }) {
  if (hasFactor) {
    return (
      <>
        <p>{words.proofNeeded}</p>
        <ProveFactor state={state} onProved={show} />
      </>
    )
  }
  return (
    <>
      <p>{words.loginTooOld}</p>
      <button type="button" className="btn" onClick={() => void signOut()}>
        {words.signInAgain}
      </button>
    </>
  )
}
