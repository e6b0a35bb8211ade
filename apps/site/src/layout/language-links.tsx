import { editionKeys } from '@marram/i18n/edition-key'
import { Flag } from '@marram/ui/flag'
import { useLocation } from '@tanstack/react-router'
import { usePageContext } from '../scope/page-context.ts'
import { languageLink } from './alternates.ts'
import { languageNames } from './language-names.ts'

/** The other editions, each under its own name. Another edition is another host, so these are full page loads. */
export function LanguageLinks({ className }: { className?: string }) {
  const { scope } = usePageContext()
  const path = useLocation({ select: (location) => location.pathname })
  return editionKeys
    .filter((key) => key !== scope.edition)
    .map((key) => (
      <a key={key} className={className} href={languageLink(scope, key, path)} lang={key} hrefLang={key}>
        <Flag language={key} /> {languageNames[key]}
      </a>
    ))
}
