import type { EditionKey } from '@marram/domain/edition'
import { calendarWords } from '@marram/i18n/calendar-words'
import { inWords } from '../texts/facts.ts'
import type { Facts, Sentence } from '../texts/sentence.ts'
import type { Occasion } from './topics.ts'

const week: Sentence = { da: 'en uge', de: 'eine Woche', en: 'a week' }
const weeks: Sentence = { da: 'uger', de: 'Wochen', en: 'weeks' }
const days: Sentence = { da: 'dage', de: 'Tage', en: 'days' }

/** The length of a stay in words; German after a preposition in the dative. */
function lengthOf(nights: number, language: EditionKey, isDative = false): string {
  if (nights === 7) return language === 'de' && isDative ? 'einer Woche' : week[language]
  if (nights % 7 === 0) return `${inWords(nights / 7, language)} ${weeks[language]}`
  return `${inWords(nights, language)} ${days[language]}${language === 'de' && isDative ? 'n' : ''}`
}

type Write = (occasion: Occasion, language: EditionKey) => string

const writers: Readonly<Record<string, Write>> = {
  stay: ({ nights }, language) => lengthOf(nights, language),
  days: ({ nights }, language) => lengthOf(nights, language, true),
  month: ({ month }, language) => calendarWords[language].months[month - 1] ?? '',
  people: ({ adults, children }, language) => inWords(adults + children, language),
  age: ({ firstAge }) => String(firstAge),
  age2: ({ firstAge }) => String(firstAge + 2),
  age3: ({ firstAge }) => String(firstAge + 5),
  dog: ({ dog }) => dog,
  hometown: ({ hometown }) => hometown,
}

/** Placeholders about the stay, besides the facts of the house. */
export const stayFacts = (occasion: Occasion, ofHouse: Facts): Facts => ({
  has: (slot) => slot in writers || ofHouse.has(slot),
  write: (slot, language) => writers[slot]?.(occasion, language) ?? ofHouse.write(slot, language),
})
