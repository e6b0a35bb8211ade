import { trapField } from '@marram/contract/workers/form-definition'
import { useId } from 'react'
import { usePageContext } from '../scope/page-context.ts'

/** Honeypot: hidden from people by CSS and from screen readers by attribute, so only bots fill it in. */
export function Trap() {
  const { messages } = usePageContext()
  const id = useId()
  return (
    <div className="form__trap" aria-hidden="true">
      <label htmlFor={id}>{messages.forms.trap}</label>
      <input id={id} type="text" name={trapField} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
