import { Notice } from '@marram/ui/notice'
import type { ReactNode } from 'react'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { refusalText, useSharedList } from './use-shared-list.ts'

type ListFormProps = {
  readonly intent: string
  /** Subject of the form: a house, a comment or a person. */
  readonly about?: Readonly<Record<string, number>>
  readonly className?: string
  readonly children: ReactNode
}

/** A form of the page, with the errors of its last submission. */
export function ListForm({ intent, about = {}, className = 'stack stack--sm', children }: ListFormProps) {
  const { path, onSubmit } = useSharedList()
  const { errors } = usePageMessages('together')
  const refused = useRefused(intent, about)
  return (
    <form method="post" action={path} className={className} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {refused ? (
        <Notice kind="error" announce>
          {refusalText(refused, errors)}
        </Notice>
      ) : null}
      {children}
    </form>
  )
}

/** The errors of the last refusal that belong to this form. */
export function useRefused(intent: string, about: Readonly<Record<string, number>> = {}) {
  const { refused } = useSharedList()
  if (refused === null || refused.values.intent !== intent) return null
  return Object.entries(about).every(([name, value]) => refused.values[name] === String(value)) ? refused : null
}
