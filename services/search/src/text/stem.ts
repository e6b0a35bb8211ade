/** The language whose endings are removed. */
export type TextLanguage = 'da' | 'de' | 'en'

/** Longest first. Light on purpose: one ending too many joins unrelated words. */
const endings: Readonly<Record<TextLanguage, readonly string[]>> = {
  da: ['ernes', 'erens', 'erne', 'ende', 'enes', 'eren', 'ens', 'ets', 'ene', 'ere', 'en', 'et', 'er', 'es', 'e', 's'],
  de: ['erinnen', 'ungen', 'erin', 'ern', 'em', 'er', 'en', 'es', 'e', 's', 'n'],
  en: ['ings', 'ing', 'ies', 'ied', 'ed', 'es', 's', 'y', 'e'],
}
const shortestStem = 4

/** The word without its ending; unchanged if the rest is too short to compare. */
export function stem(word: string, language: TextLanguage): string {
  for (const ending of endings[language]) {
    if (word.endsWith(ending) && word.length - ending.length >= shortestStem) return word.slice(0, -ending.length)
  }
  return word
}
