import { Notice } from '@marram/ui/notice'
import { phoneHref } from '../frame/header/header-phone.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'

/** The list is in the browser and only script can read it there; the houses are reached without. */
export function NoScript() {
  const { noScript } = usePageMessages('favorites')
  const { header } = usePageContext().messages
  return (
    <noscript>
      <Notice kind="sand">
        <p>{noScript.text}</p>
        <p>
          <a href="/">{noScript.home}</a> <a href={phoneHref(header.phone)}>{noScript.phone(header.phone)}</a>
        </p>
      </Notice>
    </noscript>
  )
}
