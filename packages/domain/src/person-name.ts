/** Maximum for a first or a last name; a field for both accepts twice as many. */
export const maxPersonNameLength = 60

/**
 * One word of a name: letters of any script with their marks, joined by apostrophes, hyphens, dots and the Catalan
 * middle dot. No script puts five marks on one letter.
 */
const letter = String.raw`\p{L}\p{M}{0,4}`
const word = new RegExp(`^'?${letter}(?:['.\u00b7-]{0,2}${letter})*['.]?$`, 'u')

/** Mail programs turn `example.org` and `t.co` into links, but not `J.R.R.` or `A.Holm`. */
const link = /\p{L}\p{M}*\p{L}\p{M}*\.\p{L}|\.(?:\p{Ll}{2}|\p{Lu}{2}|\p{Lo}{2})/u

/** Chinese sentences have no spaces; names in other languages have up to seven Han characters in a row. */
const hanSentence = /\p{Script=Han}{9}/u

/** Particles and titles. They are not counted, because noble and official names have many. */
const joining = new Set(
  [
    ...['von', 'vom', 'van', 'zu', 'zum', 'zur', 'und', 'der', 'den', 'dem', 'te', 'ten', 'ter', 'in', 'af', 'av'],
    ...['de', 'del', 'della', 'di', 'da', 'do', 'dos', 'das', 'des', 'la', 'las', 'le', 'los', 'y', 'e', 'i'],
    ...['bin', 'bint', 'ibn', 'ben', 'bat', 'abu', 'abi', 'al', 'el', 'بن', 'بنت', 'ابن', 'آل', "'t"],
    ...['graf', 'gräfin', 'freiherr', 'freifrau', 'dipl', 'ing', 'dr', 'prof', 'med', 'dent', 'mag', 'mgr'],
  ].map((part) => part.normalize('NFC')),
)

/** Limits per field, without particles and initials; a hyphen splits a word into two names. */
const most = { names: 5, words: 4, all: 7 }
const mostInFull = { names: 8, words: 6, all: 10 }

export type PersonNameProblem = 'missing' | 'too-long' | 'not-a-name'

/** Normalises a name: composed letters, single spaces, plain apostrophe and hyphen. */
export function tidyPersonName(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replaceAll(/[\u2010\u2011]/g, '-')
    .trim()
    .replaceAll(/\s+/g, ' ')
}

/**
 * Names are shown to others and sent in mails, so they must not contain digits, links, markup or long sentences. Pass a
 * larger `maxLength` for a field with the full name. A short sentence still passes: mail to an unconfirmed address
 * therefore greets without a name.
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
