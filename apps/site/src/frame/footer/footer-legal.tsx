import type { IconName } from '@marram/ui/icon/icon-names.ts'
import { IconButton } from '@marram/ui/icon-button'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { CookieSettings } from '../consent/consent-renew.tsx'
import type { FrameLink, FrameSettings } from '../frame-data.ts'
import { legalLinks } from '../legal-links.ts'

type FooterLegalProps = {
  readonly settings: FrameSettings
  /** Additional links from editors; duplicates are left out. */
  readonly more: readonly FrameLink[]
}

export function FooterLegal({ settings, more }: FooterLegalProps) {
  const { messages, scope } = usePageContext()
  const { footer } = messages
  const { accessibility, cookies } = settings.pages
  const { agency } = scope
  const registration = settings.cvr ?? agency?.registration
  const links = [
    ...legalLinks(settings.pages, messages, scope.edition),
    ...(accessibility ? [{ href: accessibility, title: footer.accessibility }] : []),
  ]
  const named = new Set([...links.map(({ href }) => href), cookies])
  return (
    <div className="footer__legal">
      <span>
        {settings.company ?? agency?.legal ?? footer.company}
        {registration ? ` · ${footer.cvr(registration.replaceAll(' ', '\u00a0'))}` : ''}
      </span>
      <Social social={settings.social.length > 0 ? settings.social : (agency?.social ?? [])} />
      <nav className="footer__links" aria-label={footer.legal}>
        {links.map(({ href, title }) => (
          <a key={title} href={href}>
            {title}
          </a>
        ))}
        {more
          .filter(({ href }) => !named.has(href))
          .map(({ href, title }) => (
            <a key={href} href={href}>
              {title}
            </a>
          ))}
        <CookieSettings page={cookies} />
      </nav>
      {agency?.isDemo ? <span className="footer__demo">{footer.demo}</span> : null}
    </div>
  )
}

const socialIcons: Readonly<Partial<Record<string, IconName>>> = {
  facebook: 'facebook',
  instagram: 'instagram',
  youtube: 'youtube',
}

function Social({ social }: Pick<FrameSettings, 'social'>) {
  const { footer, header } = usePageContext().messages
  if (social.length === 0) return null
  return (
    <ul className="footer__social" aria-label={footer.social}>
      {social.map(({ name, url }) => (
        <li key={url}>
          <IconButton
            icon={socialIcons[name.toLowerCase()] ?? 'globe'}
            label={`${name} (${header.newTab})`}
            href={url}
            target="_blank"
            rel="noopener"
          />
        </li>
      ))}
    </ul>
  )
}
