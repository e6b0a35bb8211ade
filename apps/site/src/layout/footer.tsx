import { Brand } from '@marram/ui/brand'
import { DuneEdge } from '@marram/ui/dune-edge'
import { usePageContext } from '../scope/page-context.ts'
import { LanguageLinks } from './language-links.tsx'

export function Footer() {
  const { messages } = usePageContext()
  const { footer, header, site } = messages
  return (
    <>
      <DuneEdge />
      <footer className="footer">
        <div className="wrap">
          <div className="footer__top">
            <div className="stack stack--sm">
              <Brand href="/" name={site.name} />
              <p>{footer.about}</p>
            </div>
            <div>
              <h2>{footer.contact}</h2>
              <address>
                <a href={`tel:${header.phone.replaceAll(' ', '')}`}>{header.phone}</a>
              </address>
            </div>
            <nav aria-labelledby="footer-languages">
              <h2 id="footer-languages">{footer.languages}</h2>
              <div className="stack stack--sm">
                <LanguageLinks className="row" />
              </div>
            </nav>
          </div>
          <div className="footer__legal">
            <span>{footer.company}</span>
            <span>{footer.demo}</span>
          </div>
        </div>
      </footer>
    </>
  )
}
