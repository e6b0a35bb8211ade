import { findEditionByLanguage } from '@marram/domain/edition'
import type { LoginTarget } from '@marram/domain/login-target'
import type { EditionKey } from '@marram/i18n/edition-key'
import { mailMessages } from '@marram/i18n/mail/catalogue'
import { type RenderedLetter, renderLetter } from '@marram/i18n/mail/letter'

type Origins = Readonly<Record<EditionKey, string>>

export function editionOf(languageId: number): EditionKey {
  return findEditionByLanguage(languageId)?.key ?? 'en'
}

export type ResetLink = { readonly target: LoginTarget; readonly userId: number; readonly token: string }

export function resetAddress(origin: string, { target, userId, token }: ResetLink): string {
  const query = new URLSearchParams({ target, user_id: String(userId), reset_token: token })
  return `${origin}/account/reset-password/?${query}`
}

export function writeResetLetter(languageId: number, origins: Origins, link: ResetLink): RenderedLetter {
  const edition = editionOf(languageId)
  const { subject, heading, text, button, ignore } = mailMessages(edition).account.reset
  const href = resetAddress(origins[edition], link)
  return renderLetter(edition, {
    subject,
    heading,
    paragraphs: [text],
    button: { label: button, href },
    closing: [ignore],
  })
}

export function writeRegistrationLetter(languageId: number, origins: Origins, token: string): RenderedLetter {
  const edition = editionOf(languageId)
  const { subject, heading, text, button, ignore } = mailMessages(edition).account.registration
  const href = `${origins[edition]}/account/confirm/?token=${token}`
  return renderLetter(edition, {
    subject,
    heading,
    paragraphs: [text],
    button: { label: button, href },
    closing: [ignore],
  })
}

export function writeKnownLetter(languageId: number): RenderedLetter {
  const edition = editionOf(languageId)
  const { subject, heading, text, ignore } = mailMessages(edition).account.known
  return renderLetter(edition, { subject, heading, paragraphs: [text], closing: [ignore] })
}

export function writePasswordChangedLetter(languageId: number): RenderedLetter {
  const edition = editionOf(languageId)
  const { subject, heading, text, warning } = mailMessages(edition).account.passwordChanged
  return renderLetter(edition, { subject, heading, paragraphs: [text], closing: [warning] })
}

export function writeEmailLinkLetter(languageId: number, origins: Origins, token: string): RenderedLetter {
  const edition = editionOf(languageId)
  const { subject, heading, text, button, ignore } = mailMessages(edition).account.emailLink
  const href = `${origins[edition]}/account/confirm-email/?token=${token}`
  return renderLetter(edition, {
    subject,
    heading,
    paragraphs: [text],
    button: { label: button, href },
    closing: [ignore],
  })
}

export function writeEmailTakenLetter(languageId: number): RenderedLetter {
  const edition = editionOf(languageId)
  const { subject, heading, text, ignore } = mailMessages(edition).account.emailTaken
  return renderLetter(edition, { subject, heading, paragraphs: [text], closing: [ignore] })
}

/** To the address that the account had before. */
export function writeEmailChangedLetter(languageId: number): RenderedLetter {
  const edition = editionOf(languageId)
  const { subject, heading, text, warning } = mailMessages(edition).account.emailChanged
  return renderLetter(edition, { subject, heading, paragraphs: [text], closing: [warning] })
}
