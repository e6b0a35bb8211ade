/** Whose endings a word has. */
export type TextLanguage = 'da' | 'de' | 'en'

/** Longest first. Light on purpose: an ending too many joins words that have nothing to do with each other. */
const endings: Readonly<Record<TextLanguage, readonly string[]>> = {
  da: ['ernes', 'erens', 'erne', 'ende', 'enes', 'eren', 'ens', 'ets', 'ene', 'ere', 'en', 'et', 'er', 'es', 'e', 's'],
  de: ['erinnen', 'ungen', 'erin', 'ern', 'em', 'er', 'en', 'es', 'e', 's', 'n'],
  en: ['ings', 'ing', 'ies', 'ied', 'ed', 'es', 's', 'y', 'e'],
}
const shortestStem = 4

/** The word without its ending; the word itself where none would be left worth comparing. */
export function stem(word: string, language: TextLanguage): string {
  for (const ending of endings[language]) {
    if (word.endsWith(ending) && word.length - ending.length >= shortestStem) return word.slice(0, -ending.length)
  }
  return word
}
