import type { OwnerYear } from '@marram/domain/owner-tax'
import { ownerTaxFields } from '@marram/domain/owner-tax-input'
import { buildPath } from '@marram/i18n/paths'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import type { TaxPageData } from './tax-page-data.ts'

type MailFormProps = { readonly owner: OwnerYear; readonly state: TaxPageData['mail'] }

/** Has no field for an address: the mail goes to the account that is logged in. */
export function MailForm({ owner, state }: MailFormProps) {
  const { edition } = usePageContext().scope
  const { mail } = usePageMessages('tax')
  return (
    <form className="stack" method="post" action={buildPath(edition, { kind: 'owner-tax' })}>
      <h2 id="mail">{mail.title}</h2>
      {state === null ? null : (
        <div role={state === 'sent' ? 'status' : 'alert'}>
          <Notice kind={state === 'sent' ? 'good' : 'error'}>{mail[state]}</Notice>
        </div>
      )}
      <p>{mail.text}</p>
      {ownerTaxFields.map((field) => (
        <input key={field} type="hidden" name={field} value={String(owner[field])} />
      ))}
      <Button type="submit">{mail.submit}</Button>
    </form>
  )
}
