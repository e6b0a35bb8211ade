export type ConsentCategory = 'necessary' | 'functional' | 'statistic' | 'marketing'

export const consentCategories: readonly ConsentCategory[] = ['necessary', 'functional', 'statistic', 'marketing']

/**
 * The categories the visitor agreed to. `hasGiven` is false until a choice is made; refusing all but the necessary is a
 * choice.
 */
export type Consent = Readonly<{ given: readonly ConsentCategory[]; hasGiven: boolean }>

export const noConsent: Consent = { given: [], hasGiven: false }

/** Sorted and without duplicates; every choice includes the necessary category. */
export function giveConsent(chosen: Iterable<ConsentCategory>): Consent {
  const wanted = new Set<ConsentCategory>(chosen)
  if (wanted.size === 0) return noConsent
  wanted.add('necessary')
  return { given: consentCategories.filter((category) => wanted.has(category)), hasGiven: true }
}

/** The necessary category is always allowed. */
export function allows(consent: Consent, category: ConsentCategory): boolean {
  return category === 'necessary' || consent.given.includes(category)
}

export function encodeConsent(consent: Consent): string {
  return consent.given.join('.')
}

/** Null if malformed; treat that as no consent, and log it. */
export function parseConsent(cookie: string): Consent | null {
  const words = cookie === '' ? [] : cookie.split('.')
  const chosen = consentCategories.filter((category) => words.includes(category))
  return chosen.length === words.length ? giveConsent(chosen) : null
}
