import { DeskError, deskApiPath, postToSite } from '@marram/contract/desk/client'
import {
  type SignInInput,
  type SignInName,
  type SignInOutput,
  type SignInState,
  signInCalls,
} from '@marram/contract/desk/sign-in'
import { queryOptions } from '@tanstack/react-query'
import { forgetRecent } from '../kit/recent.ts'

const send: typeof fetch = (url, init) => fetch(url, init)

export function callSignIn<Name extends SignInName>(name: Name, input: SignInInput<Name>): Promise<SignInOutput<Name>> {
  return postToSite(send, deskApiPath('session', name), { body: { input }, output: signInCalls[name].output })
}

/** Null without a login. */
async function loadState(): Promise<SignInState | null> {
  try {
    return await callSignIn('state', {})
  } catch (error) {
    if (error instanceof DeskError && error.status === 401) return null
    throw error
  }
}

/** The missing step. Never stale: another tab may have opened the desk. */
export const stepQuery = queryOptions({
  queryKey: ['sign-in', 'step'],
  queryFn: loadState,
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: 'always',
})

/** Apart from the step, so that a lock over the page changes nothing on it. */
export const ownFactorsQuery = queryOptions({ queryKey: ['sign-in', 'own'], queryFn: loadState })

export async function signOut(): Promise<void> {
  forgetRecent()
  await fetch('/api/session/logout/', { method: 'POST', headers: { accept: 'application/json' } })
  location.assign('/desk/sign-in/')
}
