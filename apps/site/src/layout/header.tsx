import { Brand } from '@marram/ui/brand'
import { Icon } from '@marram/ui/icon'
import { usePageContext } from '../scope/page-context.ts'
import { LanguageLinks } from './language-links.tsx'
import { OpeningHours } from './opening-hours.tsx'

export function Header() {
  const { messages } = usePageContext()
  const { header } = messages
  return (
    <>
      <nav className="topbar" aria-label={header.contact}>
        <div className="wrap">
          <span className="row">
            <Icon name="marram" /> {header.jubilee}
          </span>
          <div className="topbar__end">
            <a href={`tel:${header.phone.replaceAll(' ', '')}`}>
              <OpeningHours /> <b>{header.phone}</b>
            </a>
          </div>
        </div>
      </nav>
      <header className="header">
        <div className="wrap row--between">
          <Brand href="/" name={messages.site.name} />
          <nav className="header__actions" aria-label={header.otherLanguages}>
            <LanguageLinks className="header__link" />
          </nav>
        </div>
      </header>
    </>
  )
}
