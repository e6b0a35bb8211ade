/** Characters of a first or of a last name; a field for both takes twice as many. */
export const maxPersonNameLength = 60

/**
 * One word of a name: letters of any script with their marks, joined by apostrophes, hyphens, dots and the Catalan
 * middle dot. No script puts five marks on one letter.
 */
const letter = String.raw`\p{L}\p{M}{0,4}`
const word = new RegExp(`^'?${letter}(?:['.\u00b7-]{0,2}${letter})*['.]?$`, 'u')

/** Mail programs make links of `example.org` and `t.co`, but not of `J.R.R.` or `A.Holm`. */
const link = /\p{L}\p{M}*\p{L}\p{M}*\.\p{L}|\.(?:\p{Ll}{2}|\p{Lu}{2}|\p{Lo}{2})/u

/** Chinese writes sentences without a space; names of other languages have up to seven of its characters in a row. */
const hanSentence = /\p{Script=Han}{9}/u

/** Words that join the names of a person, or go before them. Not counted: names of nobility and office have many. */
const joining = new Set(
  [
    ...['von', 'vom', 'van', 'zu', 'zum', 'zur', 'und', 'der', 'den', 'dem', 'te', 'ten', 'ter', 'in', 'af', 'av'],
    ...['de', 'del', 'della', 'di', 'da', 'do', 'dos', 'das', 'des', 'la', 'las', 'le', 'los', 'y', 'e', 'i'],
    ...['bin', 'bint', 'ibn', 'ben', 'bat', 'abu', 'abi', 'al', 'el', 'بن', 'بنت', 'ابن', 'آل', "'t"],
    ...['graf', 'gräfin', 'freiherr', 'freifrau', 'dipl', 'ing', 'dr', 'prof', 'med', 'dent', 'mag', 'mgr'],
  ].map((part) => part.normalize('NFC')),
)

/** In one field, without joining words and initials; a hyphen makes two names of one word. */
const most = { names: 5, words: 4, all: 7 }
const mostInFull = { names: 8, words: 6, all: 10 }

export type PersonNameProblem = 'missing' | 'too-long' | 'not-a-name'

/** One spelling per name: composed letters, single spaces, the plain apostrophe and hyphen. */
export function tidyPersonName(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replaceAll(/[\u2010\u2011]/g, '-')
    .trim()
    .replaceAll(/\s+/g, ' ')
}

/**
 * Names are shown to others and travel in mails, so they cannot carry digits, links, markup or a sentence of many
 * words. `maxLength` is for a field that takes the whole name. A short sentence is still a name: mail to an address
 * that is not confirmed greets without one.
 */
export function findPersonNameProblem(text: string, maxLength = maxPersonNameLength): PersonNameProblem | null {
  const name = tidyPersonName(text)
  if (name === '') return 'missing'
  if (name.length > maxLength) return 'too-long'
  const words = name.split(' ')
  const isName = words.every((part) => word.test(part) && !link.test(part) && !hanSentence.test(part))
  return isName && isShort(words, maxLength > maxPersonNameLength ? mostInFull : most) ? null : 'not-a-name'
}

function isShort(words: readonly string[], limit: typeof most): boolean {
  const namesOf = (part: string): number => part.split('-').filter((name) => name !== '' && !isJoining(name)).length
  const counts = words.map(namesOf).filter((count) => count > 0)
  const names = counts.reduce((sum, count) => sum + count, 0)
  return words.length <= limit.all && counts.length <= limit.words && names <= limit.names
}

function isJoining(part: string): boolean {
  return /^\p{L}\p{M}*\.$/u.test(part) || joining.has(part.replace(/\.$/, '').toLowerCase())
}
