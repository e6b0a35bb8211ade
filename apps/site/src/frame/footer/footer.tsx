import { halfStars, trustLabel } from '@marram/domain/trust-label'
import { formatFor } from '@marram/i18n/format'
import { DuneEdge } from '@marram/ui/dune-edge'
import { RatingStars } from '@marram/ui/rating-stars'
import { AgencyBrand } from '../../kit/agency-brand.tsx'
import { usePageContext } from '../../kit/scope/page-context.ts'
import type { FrameArt, FrameData, FrameDepartment, FrameTrust } from '../frame-data.ts'
import { phoneHref, usePhone } from '../header/header-phone.tsx'
import { LanguageLinks } from '../header/language-links.tsx'
import { ArtImage } from './footer-art.tsx'
import { FooterLegal } from './footer-legal.tsx'
import { FooterPartners } from './footer-partners.tsx'

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
          {hasMiddle ? <FooterMiddle settings={settings} trust={trust} /> : null}
          <FooterLegal settings={settings} more={footerLinks} />
        </div>
      </footer>
    </>
  )
}

function FooterMiddle({ settings, trust }: Pick<FrameData, 'settings' | 'trust'>) {
  return (
    <div className="footer__mid">
      {trust ? <FooterTrust trust={trust} href={settings.ratingPage} /> : null}
      <Certificates certificates={settings.certificates} />
      <FooterPartners partners={settings.partners} />
    </div>
  )
}

function About({ frame: { settings, departments } }: { frame: FrameData }) {
  const { footer } = usePageContext().messages
  const phone = usePhone(settings)
  return (
    <div className="stack stack--sm">
      <AgencyBrand ground="dark" />
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

function FooterDepartments({ departments }: { departments: readonly FrameDepartment[] }) {
  return [...departments]
    .sort((a, b) => a.sortOrder - b.sortOrder)
    .map((department) => <Department key={department.id} department={department} />)
}

function Department({ department }: { readonly department: FrameDepartment }) {
  const { title, href, address, zipcode, city, phone, email } = department
  return (
    <div>
      <h2>{href ? <a href={href}>{title}</a> : title}</h2>
      <address>
        {address ? <span>{address}</span> : null}
        <span>{[zipcode, city].filter(Boolean).join(' ')}</span>
        {phone ? <a href={phoneHref(phone)}>{phone}</a> : null}
        {email ? <MailLink email={email} /> : null}
      </address>
    </div>
  )
}

/** A long address may wrap after its at sign, nowhere else. */
function MailLink({ email }: { email: string }) {
  const [name = '', host = ''] = email.split('@')
  return (
    <a href={`mailto:${email}`}>
      {name}@<wbr />
      {host}
    </a>
  )
}

function FooterTrust({ trust, href }: { trust: FrameTrust; href: string | null }) {
  const { messages, scope } = usePageContext()
  const { footer } = messages
  const format = formatFor(scope.edition)
  const stars = halfStars(trust.stars)
  const count = footer.trustCount(trust.count)
  return (
    <div className="trust">
      <RatingStars rating={stars} label={footer.stars(format.rating(trust.score))} />
      <p className="small">
        <b>{footer.trustScore(footer.trust[trustLabel(stars)], format.rating(trust.score))}</b>
        <br />
        {href ? <a href={href}>{count}</a> : count}
        {trust.isDemo ? ` (${footer.trustDemo})` : null}
      </p>
    </div>
  )
}
