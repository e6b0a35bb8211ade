import type { Currency } from './money.ts'

export type EditionKey = 'da' | 'de' | 'en'
export const languageIds = [1, 2, 7] as const
export type LanguageId = (typeof languageIds)[number]
export type Locale = 'da-DK' | 'de-DE' | 'en'

export type Edition = Readonly<{
  key: EditionKey
  languageId: LanguageId
  locale: Locale
  currency: Currency
  currencyDisplay: 'kr.' | '€'
  htmlLang: string
}>

const byKey: Readonly<Record<EditionKey, Edition>> = {
  da: { key: 'da', languageId: 1, locale: 'da-DK', currency: 'DKK', currencyDisplay: 'kr.', htmlLang: 'da' },
  de: { key: 'de', languageId: 2, locale: 'de-DE', currency: 'EUR', currencyDisplay: '€', htmlLang: 'de' },
  en: { key: 'en', languageId: 7, locale: 'en', currency: 'EUR', currencyDisplay: '€', htmlLang: 'en' },
}

/** In the order of language menus. */
export const editions: readonly Edition[] = [byKey.da, byKey.de, byKey.en]

export const defaultLanguages: Readonly<Record<EditionKey, LanguageId>> = { da: 1, de: 2, en: 7 }

export function isEditionKey(input: unknown): input is EditionKey {
  return typeof input === 'string' && Object.hasOwn(byKey, input)
}

export function editionByKey(key: EditionKey): Edition {
  return byKey[key]
}

export function findEditionByLanguage(languageId: unknown): Edition | null {
  return editions.find((edition) => edition.languageId === languageId) ?? null
}

/** Exact spelling only: index names and content queries carry the locale verbatim. */
export function findEditionByLocale(locale: unknown): Edition | null {
  return editions.find((edition) => edition.locale === locale) ?? null
}

/** The error of every service for an unknown language. */
export function invalidLanguageText(input: unknown): string {
  return `The language ${shown(input)} was not valid: use 1, 2 or 7.`
}

/** The error of every service for an unknown locale. */
export function invalidLocaleText(input: unknown): string {
  return `The locale ${shown(input)} was not valid: use da-DK, de-DE or en.`
}

// The value is untrusted: log only short text and numbers.
function shown(input: unknown): string {
  if (typeof input === 'string') return JSON.stringify(input.slice(0, 40))
  return typeof input === 'number' ? String(input) : `of type ${input === null ? 'null' : typeof input}`
}
