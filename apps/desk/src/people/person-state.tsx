import type { ListedPerson } from '@marram/contract/desk/people'
import { CircleCheck, Mail } from 'lucide-react'
import { words } from './words.ts'

type Props = { readonly person: Pick<ListedPerson, 'canLogIn'>; readonly isPill?: boolean }

export function PersonState({ person, isPill = false }: Props) {
  const [Icon, look, text] = person.canLogIn
    ? ([CircleCheck, 'state--set', words.access.open] as const)
    : ([Mail, 'state--waits', words.access.invited] as const)
  return (
    <span className={`state ${look} ${isPill ? 'state--pill' : ''}`}>
      <Icon className="i" aria-hidden="true" />
      {text}
    </span>
  )
}

export function factorText({ passkeys, hasApp }: Pick<ListedPerson, 'passkeys' | 'hasApp'>): string {
  const { none, passkey, app, both } = words.factors
  if (passkeys > 0) return hasApp ? both : passkey
  return hasApp ? app : none
}
