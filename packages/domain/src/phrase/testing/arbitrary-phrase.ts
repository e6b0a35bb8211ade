import fc from 'fast-check'
import type { EditionKey } from '../../edition.ts'
import { lexiconFor } from '../lexicon.ts'
import { places } from './read-phrase.ts'

export const anyEdition: fc.Arbitrary<EditionKey> = fc.constantFrom('da', 'de', 'en')

const knownPhrases = [...lexiconFor('en', places).senses.keys()]
const numbers = fc.oneof(
  fc.nat({ max: 60 }).map(String),
  fc.nat({ max: 20_000 }).map(String),
  fc.constantFrom('1.200', '12.7.', '19/7', '2027', '1,5', '12.–19.7.', '2027-07-12', 'B2417', '31.2.'),
)
const strangers = fc.constantFrom(
  'Leuchtturm',
  'stille',
  'Deich',
  'quiet',
  'Sanua',
  'Poolhaus',
  'xyz',
  'Augustwoche',
  'ÆØÅ',
  '😀',
)
const marks = fc.constantFrom(',', '.', '-', '–', '/', ':', '€', '(', ')', '+', '!')

/** Known words next to each other in every order, with numbers, marks and unknown words between. */
export const anyPhrase: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...knownPhrases) },
        { weight: 3, arbitrary: numbers },
        strangers,
        marks,
      ),
      fc.constantFrom(' ', ' ', ' ', ' ', ', ', ''),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.map(([word, gap]) => word + gap).join(''))

export const anyText: fc.Arbitrary<string> = fc.oneof(
  anyPhrase,
  anyPhrase,
  anyPhrase,
  fc.string({ unit: 'binary', maxLength: 80 }),
)
