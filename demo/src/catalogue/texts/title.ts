import type { EditionKey } from '@marram/domain/edition'
import type { House } from '../house/house.ts'
import type { Random } from '../random.ts'
import { adjectives, locators, nouns, tails } from './banks.ts'
import { factsOf } from './facts.ts'
import { fillIn, fitting, languages, type Sentence } from './sentence.ts'
import { settingKey } from './settings.ts'

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Draws the house type, with or without an adjective that agrees with its gender. */
function drawSubject(house: House, random: Random): Sentence {
  const noun = random.pick(fitting(nouns[house.archetype.key], house))
  const adjective = random.pick(fitting(adjectives, house))
  // A noun phrase that starts with an adjective gets no second one ("Neues neues Ferienhaus").
  if (!/^[A-ZÄÖÜ]/.test(noun.de) || random.chance(0.4)) return noun
  return {
    da: `${noun.isCabin ? adjective.common : adjective.da} ${noun.da}`,
    de: `${adjective.de}${noun.isCabin ? 'e' : 'es'} ${noun.de}`,
    en: `${adjective.en} ${noun.en}`,
  }
}

/** Rejects titles that repeat a preposition or a longer word, such as "Haus mit Pool mit Sauna". */
function readsWell(title: Sentence): boolean {
  return languages.every((language) => {
    const words = title[language].toLowerCase().split(/[ ,]+/)
    const long = words.filter((word) => word.length > 2 && word !== 'the')
    return new Set(long).size === long.length && title[language].length <= 64
  })
}

function joined(parts: readonly Sentence[], house: House): Sentence {
  const facts = factsOf(house)
  const inLanguage = (language: EditionKey) => capital(parts.map((part) => fillIn(part, facts, language)).join(' '))
  return { da: inLanguage('da'), de: inLanguage('de'), en: inLanguage('en') }
}

const inArea: Sentence = { da: '{in}', de: '{in}', en: '{in}' }

function drawOnce(house: House, random: Random): Sentence {
  const subject = drawSubject(house, random)
  const known = fitting(tails, house)
  const tail = known.length > 0 && random.chance(0.5) ? [random.pick(known)] : []
  const place = random.pick(fitting(locators[settingKey(house)], house))
  if (tail.length === 0) return joined([subject, place], house)
  if (random.chance(0.3)) return joined([subject, ...tail], house)
  return joined([subject, ...tail, random.chance(0.3) ? inArea : place], house)
}

const attempts = 40

/** Prefers a title that no other house has; among tens of thousands of houses a repetition can still occur. */
export function drawTitle(house: House, random: Random, used: Set<string>): Sentence {
  let title = drawOnce(house, random)
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (readsWell(title) && !used.has(title.de)) break
    const next = drawOnce(house, random)
    if (readsWell(next) || !readsWell(title)) title = next
  }
  used.add(title.de)
  return title
}
