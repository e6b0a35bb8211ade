/** Characters of a first or of a last name; a field for both takes twice as many. */
export const maxPersonNameLength = 60
const maxWords = 6

/**
 * One word of a name: letters of any script with their marks, joined by apostrophes, hyphens, dots and the Catalan
 * middle dot. No script puts five marks on one letter.
 */
const letter = String.raw`\p{L}\p{M}{0,4}`
const word = new RegExp(`^'?${letter}(?:['.\u00b7-]{0,2}${letter})*['.]?$`, 'u')

/** Mail programs make links of `example.org` and `t.co`, but not of `J.R.R.` or `A.Holm`. */
const link = /\p{L}\p{M}*\p{L}\p{M}*\.\p{L}|\.(?:\p{Ll}{2}|\p{Lu}{2}|\p{Lo}{2})/u

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
 * Names travel into the greeting of mails that strangers may have asked for, so they cannot carry digits, links,
 * markup or a sentence. `maxLength` is for a field that takes the whole name.
 */
export function findPersonNameProblem(text: string, maxLength = maxPersonNameLength): PersonNameProblem | null {
  const name = tidyPersonName(text)
  if (name === '') return 'missing'
  if (name.length > maxLength) return 'too-long'
  const words = name.split(' ')
  return words.length <= maxWords && words.every((part) => word.test(part) && !link.test(part)) ? null : 'not-a-name'
}
