import { Icon } from '@marram/ui/icon'
import { usePageContext } from '../../kit/scope/page-context.ts'

type OwnerLoginProps = { readonly url: string | null; readonly className?: string; readonly as?: 'li' }

/** The login for house owners is on another site, and only the Danish edition links to it. */
export function OwnerLogin({ url, className, as: Item }: OwnerLoginProps) {
  const { messages, scope } = usePageContext()
  if (scope.edition !== 'da' || url === null) return null
  const link = (
    <a className={className} href={url} target="_blank" rel="noopener">
      {messages.header.ownerLogin} <span className="visually-hidden">({messages.header.newTab})</span>
      <Icon name="external-link" size="small" />
    </a>
  )
  return Item ? <Item>{link}</Item> : link
}
