import { Brand } from '@marram/ui/brand'
import { DuneEdge } from '@marram/ui/dune-edge'
import { usePageContext } from '../../kit/scope/page-context.ts'
import type { FrameArt, FrameData } from '../frame-data.ts'
import { phoneHref, usePhone } from '../header/header-phone.tsx'
import { LanguageLinks } from '../header/language-links.tsx'
import { ArtImage } from './footer-art.tsx'
import { FooterDepartments } from './footer-departments.tsx'
import { FooterLegal } from './footer-legal.tsx'
import { FooterPartners } from './footer-partners.tsx'
import { FooterTrust } from './footer-trust.tsx'

export function Footer({ frame }: { frame: FrameData }) {
  const { settings, departments, trust, footerLinks } = frame
  const hasMiddle = trust !== null || settings.certificates.length > 0 || settings.partners.length > 0
  return (
    <>
      <DuneEdge />
      <footer className="footer">
        <div className="wrap">
          <div className="footer__top">
            <About frame={frame} />
            <FooterDepartments departments={departments} />
          </div>
          {hasMiddle ? (
            <div className="footer__mid">
              {trust ? <FooterTrust trust={trust} href={settings.ratingPage} /> : null}
              <Certificates certificates={settings.certificates} />
              <FooterPartners partners={settings.partners} />
            </div>
          ) : null}
          <FooterLegal settings={settings} more={footerLinks} />
        </div>
      </footer>
    </>
  )
}

function About({ frame: { settings, departments } }: { frame: FrameData }) {
  const { footer, site } = usePageContext().messages
  const phone = usePhone(settings)
  return (
    <div className="stack stack--sm">
      <Brand href="/" name={site.name} />
      <p>{settings.footerText ?? footer.about}</p>
      {settings.footerLink ? (
        <p>
          <a href={settings.footerLink.href}>{settings.footerLink.title}</a>
        </p>
      ) : null}
      {departments.length === 0 ? (
        <address>
          <a href={phoneHref(phone)}>{phone}</a>
        </address>
      ) : null}
      <nav aria-label={footer.languages}>
        <ul className="footer__languages">
          <LanguageLinks className="footer__language" />
        </ul>
      </nav>
    </div>
  )
}

function Certificates({ certificates }: { certificates: readonly FrameArt[] }) {
  const { footer } = usePageContext().messages
  if (certificates.length === 0) return null
  return (
    <ul className="certificates" aria-label={footer.certificates}>
      {certificates.map((art) => (
        <li key={art.name}>
          <ArtImage art={art} height={40} />
        </li>
      ))}
    </ul>
  )
}
