export type ConsentCategory = 'necessary' | 'functional' | 'statistic' | 'marketing'

export const consentCategories: readonly ConsentCategory[] = ['necessary', 'functional', 'statistic', 'marketing']

/** What the visitor agreed to. `hasGiven` is false as long as no choice was made; refusing all but the necessary is one. */
export type Consent = Readonly<{ given: readonly ConsentCategory[]; hasGiven: boolean }>

export const noConsent: Consent = { given: [], hasGiven: false }

/** In a fixed order, without repetition; any choice includes the necessary. */
export function giveConsent(chosen: Iterable<ConsentCategory>): Consent {
  const wanted = new Set<ConsentCategory>(chosen)
  if (wanted.size === 0) return noConsent
  wanted.add('necessary')
  return { given: consentCategories.filter((category) => wanted.has(category)), hasGiven: true }
}

/** The necessary needs no leave; everything else waits for it. */
export function allows(consent: Consent, category: ConsentCategory): boolean {
  return category === 'necessary' || consent.given.includes(category)
}

export function encodeConsent(consent: Consent): string {
  return consent.given.join('.')
}

/** Null when the cookie is not one of ours; treat that as no consent, and log it. */
export function parseConsent(cookie: string): Consent | null {
  const words = cookie === '' ? [] : cookie.split('.')
  const chosen = consentCategories.filter((category) => words.includes(category))
  return chosen.length === words.length ? giveConsent(chosen) : null
}
