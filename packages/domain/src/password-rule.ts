export type PasswordProblem = 'too-short' | 'too-long' | 'too-simple' | 'too-personal'

export const passwordLength = { min: 10, max: 128 } as const

/** The most guessed beginnings in our three languages and everywhere; what follows them in real lists are digits. */
const common = [
  'password',
  'passwort',
  'kodeord',
  'adgangskode',
  'hemmelig',
  'geheim',
  'qwertyuiop',
  'qwertzuiop',
  'qwerty',
  'qwertz',
  'asdfghjkl',
  'iloveyou',
  'jegelskerdig',
  'ichliebedich',
  'willkommen',
  'velkommen',
  'welcome',
  'letmein',
  'admin',
  'football',
  'fodbold',
  'fussball',
  'schalke',
  'sommer',
  'summer',
  'ferienhaus',
  'sommerhus',
  'marram',
  'danmark',
  'abcdefghij',
  '1q2w3e4r5t',
  'changeme',
  'monkey',
  'dragon',
  'sunshine',
  'princess',
  'superman',
  'computer',
] as const

/**
 * Length counts, kinds of characters do not (NIST SP 800-63B). `personal` is what a stranger would try first: the
 * address, the name.
 */
export function findPasswordProblem(password: string, personal: readonly string[] = []): PasswordProblem | null {
  const characters = [...password.normalize('NFC')]
  if (characters.length < passwordLength.min) return 'too-short'
  if (characters.length > passwordLength.max) return 'too-long'
  const folded = fold(password)
  if (new Set(folded).size < 5 || isRun(folded) || common.some((word) => isMostly(folded, [word]))) return 'too-simple'
  const words = personal.flatMap((text) => [text, ...text.split(/[@.\s+_-]+/)]).map(fold)
  return isMostly(
    folded,
    words.filter((word) => word.length > 3),
  )
    ? 'too-personal'
    : null
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** What is left beside the words is too little to have to be guessed. */
function isMostly(password: string, words: readonly string[]): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), password)
  return rest !== password && [...rest.replaceAll(/[\d\s!?.,*#-]/g, '')].length < 4
}

/** `1234567890`, `abcdefghijk`: every character is the neighbour of the one before. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  return steps.filter((step) => Math.abs(step) <= 1).length > steps.length * 0.8
}
