const letters: Readonly<Record<string, string>> = { æ: 'ae', ø: 'oe', å: 'aa', ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
const maxLength = 40

/** The key of a role that somebody names, such as `front-desk` for "Front desk"; empty if nothing is left of it. */
export function roleKey(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[æøåäöüß]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, maxLength)
    .replace(/-+$/, '')
}

/** The key in words, for roles of the agency. */
export const roleText = (key: string): string => `${key.slice(0, 1).toUpperCase()}${key.slice(1).replaceAll('-', ' ')}`
