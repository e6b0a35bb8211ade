import { findEditionByLanguage } from '@marram/domain/edition'
import type { LoginTarget } from '@marram/domain/login-target'
import type { EditionKey } from '@marram/i18n/edition-key'
import { mailMessages } from '@marram/i18n/mail/catalogue'
import type { MailMessages } from '@marram/i18n/mail/en'
import { type RenderedLetter, renderLetter } from '@marram/i18n/mail/letter'

export type Origins = Readonly<Record<EditionKey, string>>

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
  return writeLinkLetter(edition, mailMessages(edition).account.reset, resetAddress(origins[edition], link))
}

export function writeRegistrationLetter(languageId: number, origins: Origins, token: string): RenderedLetter {
  const edition = editionOf(languageId)
  const href = `${origins[edition]}/account/confirm/?token=${token}`
  return writeLinkLetter(edition, mailMessages(edition).account.registration, href)
}

export function writeEmailLinkLetter(languageId: number, origins: Origins, token: string): RenderedLetter {
  const edition = editionOf(languageId)
  const href = `${origins[edition]}/account/confirm-email/?token=${token}`
  return writeLinkLetter(edition, mailMessages(edition).account.emailLink, href)
}

export function writeKnownLetter(languageId: number): RenderedLetter {
  const edition = editionOf(languageId)
  return writeNotice(edition, mailMessages(edition).account.known)
}

export function writeEmailTakenLetter(languageId: number): RenderedLetter {
  const edition = editionOf(languageId)
  return writeNotice(edition, mailMessages(edition).account.emailTaken)
}

export function writePasswordChangedLetter(languageId: number): RenderedLetter {
  const edition = editionOf(languageId)
  return writeNotice(edition, mailMessages(edition).account.passwordChanged)
}

export function writeGuessingLetter(languageId: number): RenderedLetter {
  const edition = editionOf(languageId)
  return writeNotice(edition, mailMessages(edition).account.guessing)
}

export function writeFactorChangedLetter(languageId: number): RenderedLetter {
  const edition = editionOf(languageId)
  return writeNotice(edition, mailMessages(edition).account.factorChanged)
}

export function writeFactorGuessingLetter(languageId: number): RenderedLetter {
  const edition = editionOf(languageId)
  return writeNotice(edition, mailMessages(edition).account.factorGuessing)
}

/** For the account's previous address. */
export function writeEmailChangedLetter(languageId: number): RenderedLetter {
  const edition = editionOf(languageId)
  return writeNotice(edition, mailMessages(edition).account.emailChanged)
}

type AccountWords = MailMessages['account']
type Notice = AccountWords[
  | 'known'
  | 'emailTaken'
  | 'passwordChanged'
  | 'emailChanged'
  | 'guessing'
  | 'factorChanged'
  | 'factorGuessing']
type LinkWords = AccountWords['reset' | 'registration' | 'emailLink']

function writeNotice(edition: EditionKey, words: Notice): RenderedLetter {
  const { subject, heading, text } = words
  const closing = 'warning' in words ? words.warning : words.ignore
  return renderLetter(edition, { subject, heading, reader: null, paragraphs: [text], closing: [closing] })
}

function writeLinkLetter(edition: EditionKey, words: LinkWords, href: string): RenderedLetter {
  const { subject, heading, text, button, ignore } = words
  const call = { label: button, href }
  return renderLetter(edition, { subject, heading, reader: null, paragraphs: [text], button: call, closing: [ignore] })
}
