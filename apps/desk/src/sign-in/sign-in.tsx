import type { SignInState } from '@marram/contract/desk/sign-in'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { EnrolFactor } from './enrol-factor.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProveFactor } from './prove-factor.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { signOut, stepQuery } from './sign-in-client.ts'
import './sign-in.css'
import { words } from './words.ts'

type Props = {
  /** Called once the desk is open, also by another tab. */
  readonly onOpen: (state: SignInState) => void
  /** The heading of each step. */
  readonly heading: (text: string) => ReactNode
  /** In place of the usual heading while a factor is asked for. */
  readonly lockedHeading?: string
}

/** Password, second factor or its enrolment: whatever is missing until the desk opens. */
export function SignIn({ onOpen, heading, lockedHeading }: Props) {
  const client = useQueryClient()
  const { data: state, isError, refetch } = useQuery(stepQuery)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const show = (next: SignInState): void => {
    client.setQueryData(stepQuery.queryKey, next)
  }
  const isOpen = state?.missing === null && codes === null
  useEffect(() => {
    if (isOpen) onOpen(state)
  }, [isOpen, state, onOpen])
  if (isError) return <Away again={() => void refetch()} />
  if (state === undefined || isOpen) return <p role="status">{words.oneMoment}</p>
  if (codes !== null) {
    return (
      <>
        {heading(words.codes)}
        <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
      </>
    )
  }
  if (state === null) {
    return (
      <>
        {heading(words.signIn)}
        <PasswordForm onLoggedIn={refetch} />
      </>
    )
  }
  return (
    <>
      {heading(state.missing === 'enrol' ? words.enrol : (lockedHeading ?? words.secondFactor))}
      <p className="soft">{words.signedInAs(state.user.email)}</p>
      {state.missing === 'enrol' ? (
        <Enrol state={state} setCodes={setCodes} show={show} />
      ) : (
        <ProveFactor state={state} onProved={show} />
      )}
      <button type="button" className="link" onClick={() => void signOut()}>
        {words.otherPerson}
      </button>
    </>
  )
}

type EnrolProps = {
  readonly state: SignInState
  readonly setCodes: (codes: readonly string[] | null) => void
  readonly show: (state: SignInState) => void
}

function Enrol({ state, setCodes, show }: EnrolProps) {
  if (!state.mayChange) return <p>{words.loginTooOld}</p>
  return (
    <>
      <p>{words.enrolMore}</p>
      <EnrolFactor
        state={state}
        heading="h2"
        onEnrolled={({ state: next, recoveryCodes }) => {
          setCodes(recoveryCodes)
          show(next)
        }}
      />
    </>
  )
}

function Away({ again }: { readonly again: () => void }) {
  return (
    <div className="sign-in__step" role="alert">
      <p>{words.away}</p>
      <button type="button" className="btn" onClick={again}>
        {words.again}
      </button>
    </div>
  )
}
