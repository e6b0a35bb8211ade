import {
  allows,
  type Consent,
  type ConsentCategory,
  encodeConsent,
  noConsent,
  parseConsent,
} from '@marram/domain/consent'
import { readCookie, writeCookie } from '../../kit/cookies.ts'
import { createStore } from '../../kit/store.ts'

const cookieName = 'consent'
/** Guests are asked again after half a year. */
const maxAgeS = 180 * 24 * 3600

/** What the guest agreed to. Nobody has agreed to anything before the cookie was read, so the server's page has nothing. */
export const consentStore = createStore<Consent>(noConsent)

/** Whether a category may be used now. Ask before every use: a guest may change his mind. */
export function consentAllows(category: ConsentCategory): boolean {
  return allows(consentStore.get(), category)
}

export function onConsentChange(listener: (consent: Consent) => void): () => void {
  return consentStore.subscribe(() => listener(consentStore.get()))
}

/** In the browser, before anything asks for it. */
export function readConsent(): Consent {
  const parse = (value: unknown): Consent | null => {
    const consent = typeof value === 'string' ? parseConsent(value) : null
    if (!consent) throw new Error('It names categories that are not ours.')
    return consent
  }
  const consent = readCookie(document.cookie, cookieName, parse) ?? noConsent
  consentStore.set(consent)
  return consent
}

export function saveConsent(consent: Consent): void {
  const isSecure = window.location.protocol === 'https:'
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers we support
  document.cookie = writeCookie(cookieName, encodeConsent(consent), maxAgeS, isSecure)
  consentStore.set(consent)
}
