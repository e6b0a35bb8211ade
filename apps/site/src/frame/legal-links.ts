import type { EditionKey } from '@marram/i18n/edition-key'
import type { Messages } from '@marram/i18n/messages/en'
import type { FrameLink, FramePages } from './frame-data.ts'

/** Legal notice and terms: in the footer, and beside every consent. */
export function legalLinks(
  { imprint, contact, privacy, terms }: FramePages,
  { footer, header }: Pick<Messages, 'footer' | 'header'>,
  edition: EditionKey,
): FrameLink[] {
  const links = [
    // German law requires an imprint; the other editions link to the same facts as a contact page.
    edition === 'de' ? { href: imprint, title: footer.imprint } : { href: contact, title: header.contactLink },
    { href: privacy, title: footer.privacy },
    { href: terms, title: footer.terms },
  ]
  return links.flatMap(({ href, title }) => (href === null ? [] : [{ href, title }]))
}
