import type { LanguageId, Locale } from './edition.ts'

/** The search service, and any server that replaces it, uses the same index names. */
export function freeTextIndex(language: LanguageId, locale: Locale): string {
  return `freetext_lan-${language}_locale-${locale}`
}

/** In Danish only: it serves the agency's staff. */
export const dataStatusIndex = 'lodging_data_status_lan-1'

export function lastMinuteIndex(language: LanguageId): string {
  return `lodgingOptionsLastMinute_lan-${language}`
}

/** Without a duration: the index with options of every length. */
export function optionsIndex(language: LanguageId, durationNights: number | null): string {
  return `lodgingOptions_duration-${durationNights ?? ''}_lan-${language}`
}
