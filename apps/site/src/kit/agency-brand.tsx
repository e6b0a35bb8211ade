import { Brand } from '@marram/ui/brand'
import { usePageContext } from './scope/page-context.ts'

/** The agency's logo, or its mark and name, as a link to the front page. */
export function AgencyBrand({ ground = 'light' }: { readonly ground?: 'light' | 'dark' }) {
  const { messages, scope } = usePageContext()
  const { mark, logo } = scope.agency ?? {}
  return <Brand href="/" name={messages.site.name} mark={mark} logo={logo?.[ground]} />
}
