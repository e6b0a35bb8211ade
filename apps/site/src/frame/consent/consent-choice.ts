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

/** The guest's consent. Empty until the cookie is read, so it is empty in the server's page. */
export const consentStore = createStore<Consent>(noConsent)

/** True if a category may be used now. Check before every use, because a guest may withdraw consent. */
export function consentAllows(category: ConsentCategory): boolean {
  return allows(consentStore.get(), category)
}

export function onConsentChange(listener: (consent: Consent) => void): () => void {
  return consentStore.subscribe(() => listener(consentStore.get()))
}

/** In the browser, before the first check. */
export function readConsent(): Consent {
  const parse = (value: unknown): Consent | null => {
    const consent = typeof value === 'string' ? parseConsent(value) : null
    if (!consent) throw new Error('The cookie has unknown categories.')
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
