import type { House } from '../house/house.ts'
import type { Random } from '../random.ts'
import { titleParts } from './banks.ts'
import { capital, type Facts, fillIn, fitting, inLanguages, type Line, languages, type Sentence } from './sentence.ts'
import { settingKey } from './settings.ts'

const frames = [
  '{noun} {place}',
  '{subject} {place}',
  '{subject} {place}',
  '{noun} {feature} {place}',
  '{noun} {feature} {place}',
  '{subject} {feature} {place}',
  '{subject} {feature}',
  '{noun} {feature} {in}',
  '{subject} {feature} {in}',
  '{place}: {noun} {feature}',
]

/** German adjectives get the ending of neuter nouns. */
const qualified = (adjective: Line, noun: Line): Sentence => ({
  da: `${adjective.da} ${noun.da}`,
  de: `${adjective.de}es ${noun.de}`,
  en: `${adjective.en} ${noun.en}`,
})

/** False for a title that repeats a word, such as "house with pool with sauna", or is too long for a card. */
function readsWell(title: string): boolean {
  if (title.length > 64) return false
  const words = title.toLowerCase().split(/[ ,:]+/)
  return words.every((word, index) => word.length < 3 || word === 'the' || words.indexOf(word) === index)
}

type Choices = Readonly<Record<'noun' | 'adjective' | 'place' | 'feature', readonly Line[]>>

function drawOnce(choices: Choices, facts: Facts, random: Random): Sentence | null {
  const frame = random.pick(frames)
  const [noun, adjective] = [random.pick(choices.noun), random.pick(choices.adjective)]
  const [place, feature] = [random.pick(choices.place), random.pick(choices.feature)]
  const isQualified = frame.includes('{subject}')
  // A German noun phrase that begins with an adjective gets no second one ("Neues neues Ferienhaus").
  if (isQualified && !/^[A-ZÄÖÜ]/.test(noun.de)) return null
  const used = [noun, ...(isQualified ? [adjective] : []), ...(frame.includes('{feature}') ? [feature] : [])]
  const subjects = [...used, ...(frame.includes('{place}') ? [place] : [])].flatMap(({ about }) => about)
  if (new Set(subjects).size < subjects.length) return null
  const words: Readonly<Record<string, Sentence>> = { noun, place, feature, subject: qualified(adjective, noun) }
  const title = inLanguages((language) => {
    const word = (name: string) => {
      const text = words[name]?.[language]
      return text === undefined ? facts.write(name, language) : fillIn(text, facts, language)
    }
    return capital(frame.replace(/\{(\w+)\}/g, (_, name: string) => word(name)))
  })
  return languages.every((language) => readsWell(title[language])) ? title : null
}

const attempts = 60

/** Prefers a title that no other house has; among tens of thousands of houses a repetition can still occur. */
export function drawTitle(house: House, facts: Facts, random: Random, used: Set<string>): Sentence {
  const { nouns, adjectives, places, features } = titleParts
  const choices = {
    noun: fitting(nouns[house.archetype.key], house, facts),
    adjective: fitting(adjectives, house, facts),
    place: fitting(places[settingKey(house)], house, facts),
    feature: fitting(features, house, facts),
  }
  let found: Sentence | null = null
  for (let attempt = 0; attempt < attempts; attempt++) {
    const title = drawOnce(choices, facts, random)
    if (!title) continue
    found = title
    if (!used.has(title.de)) break
  }
  if (!found) throw new Error(`There is no title for the house ${house.name}`)
  used.add(found.de)
  return found
}
