import { commonWords } from './common-passwords.ts'

export type PasswordProblem = 'too-short' | 'too-long' | 'too-simple' | 'too-personal'

export const passwordLength = { min: 10, max: 128 } as const

/**
 * Checks length, not character classes (NIST SP 800-63B). `personal` are an attacker's first guesses: the address, the
 * name.
 */
export function findPasswordProblem(password: string, personal: readonly string[] = []): PasswordProblem | null {
  const characters = [...password.normalize('NFC')]
  if (characters.length < passwordLength.min) return 'too-short'
  if (characters.length > passwordLength.max) return 'too-long'
  const folded = fold(password)
  const words = personal.flatMap((text) => [text, ...text.split(/[@.\s+_-]+/)]).map(fold)
  const long = words.filter((word) => word.length > 3)
  if (isMostly(folded, long) || isMostly(unleet(folded), long.map(unleet))) return 'too-personal'
  return new Set(folded).size < 5 || isWalked(folded) || isCommon(folded) ? 'too-simple' : null
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[äæ]/g, 'ae')
    .replaceAll(/[öø]/g, 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('å', 'aa')
    .replaceAll('ß', 'ss')
}

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
}

/** `p@ssw0rd` is also what cracking tools try for the word. */
function unleet(text: string): string {
  return text.replaceAll(/[01345789!@$]/g, (sign) => leet[sign] ?? sign)
}

/** True if all but three characters are common words and what people append to them. */
function isCommon(folded: string): boolean {
  const bare = folded.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '')
  return [folded, bare].some((text) => isMadeOfWords(text) || isMadeOfWords(unleet(text)))
}

/** Ignores digits and marks at or between words; at most three letters may belong to no common word. */
function isMadeOfWords(text: string): boolean {
  const letters = text.replaceAll(/[^\p{L}]/gu, '')
  if (letters === '') return false
  return lettersOutside(letters) < 4 && lettersOutside(letters) < letters.length
}

/** The smallest number of letters outside common words, over all segmentations. */
function lettersOutside(letters: string): number {
  const best = [0]
  for (let end = 1; end <= letters.length; end += 1) {
    let least = (best[end - 1] ?? 0) + 1
    for (let start = Math.max(0, end - 20); start <= end - 3; start += 1) {
      if (commonWords.has(letters.slice(start, end))) least = Math.min(least, best[start] ?? least)
    }
    best.push(least)
  }
  return best.at(-1) ?? 0
}

/** Too few characters besides the words to withstand guessing. */
function isMostly(password: string, words: readonly string[]): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), password)
  return rest !== password && [...rest.replaceAll(/[\d\s!?.,*#-]/g, '')].length < 4
}

/** Rows of our guests' keyboard layouts; the last ones are columns and the alphabet. */
const rows = [
  '1234567890',
  'qwertyuiop',
  'qwertzuiopue',
  'asdfghjkl',
  'asdfghjkloeae',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1qay2wsx3edc4rfv5tgb6zhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  '1q2w3e4r5t6z7u8i9o0p',
  'abcdefghijklmnopqrstuvwxyz',
]
const neighbours = new Set(
  rows.flatMap((row) =>
    Array.from(row, (key, index) => key + (row[index + 1] ?? '')).flatMap((pair) => [pair, pair[1] + pair.charAt(0)]),
  ),
)

/**
 * `1234567890`, `1qaz2wsx3edc`, `aaaabbbb`: most characters repeat the one before or are next to it on the keyboard.
 */
function isWalked(text: string): boolean {
  const keys = [...text]
  const steps = keys.slice(1).map((key, index) => `${keys[index] ?? ''}${key}`)
  const easy = steps.filter((step) => step.charAt(0) === step.charAt(1) || neighbours.has(step))
  return easy.length >= steps.length * 0.75
}
