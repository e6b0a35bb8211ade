import { fold } from '../fold.ts'
import type { Vocabulary, Words } from '../meaning.ts'

const numbers: Words = {
  da: 'en, to, tre, fire, fem, seks, syv, otte, ni, ti, elleve, tolv',
  de: 'eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf',
  en: 'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve',
}

function nth(words: string, index: number): string {
  return words.split(', ')[index] ?? ''
}

const counted: Vocabulary = Array.from({ length: 12 }, (_, index) => [
  { kind: 'number', value: index + 1 },
  { da: nth(numbers.da, index), de: nth(numbers.de, index), en: nth(numbers.en, index) },
])

/** One to twelve, with other spellings of the smallest. */
export const numberWords: Vocabulary = [
  ...counted,
  [
    { kind: 'number', value: 0 },
    { da: 'nul', de: 'null', en: 'zero' },
  ],
  [
    { kind: 'number', value: 1 },
    { da: 'et, én, ét', de: 'ein, eine, einen, einem, einer', en: 'single' },
  ],
  [
    { kind: 'number', value: 2 },
    { da: 'begge', de: 'zwo, beide, beiden', en: 'both' },
  ],
  [
    { kind: 'party', persons: 2 },
    {
      da: 'for et par, som par, os to, for os to, til et par',
      de: 'zu zweit, für uns zwei, wir zwei, für ein Paar, als Paar, für Paare, für Verliebte',
      en: 'for a couple, as a couple, just the two of us, for couples, two of us',
    },
  ],
  [
    { kind: 'party', persons: 3 },
    { da: '', de: 'zu dritt', en: 'three of us' },
  ],
  [
    { kind: 'party', persons: 4 },
    { da: '', de: 'zu viert', en: 'four of us' },
  ],
  [
    { kind: 'party', persons: 5 },
    { da: '', de: 'zu fünft', en: 'five of us' },
  ],
  [
    { kind: 'party', persons: 6 },
    { da: '', de: 'zu sechst', en: 'six of us' },
  ],
  [
    { kind: 'party', persons: 7 },
    { da: '', de: 'zu siebt', en: 'seven of us' },
  ],
  [
    { kind: 'party', persons: 8 },
    { da: '', de: 'zu acht', en: 'eight of us' },
  ],
  [{ kind: 'thousand' }, { da: 'tusind, tusinde, t', de: 'tausend, tsd', en: 'thousand, k' }],
]

/** A typo must not turn one number into another. */
export const numberWordForms: ReadonlySet<string> = new Set(
  numberWords.flatMap(([, words]) =>
    Object.values(words).flatMap((list) => list.split(', ').flatMap((word) => word.split(' ').map(fold))),
  ),
)
