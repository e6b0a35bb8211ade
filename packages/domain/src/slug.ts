/** Letters that Unicode does not take apart into a base letter and a mark. */
export const baseLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}

/**
 * A path segment of a-z, 0-9 and single hyphens; 'n-a' when nothing is left.
 *
 * Accents are stripped, not spelled out: ä is a, å is a, and so ø is o, as in the given path `favorithauser` for
 * "Favorithäuser". æ and ß are two letters in one and become two. Words such as `soeg` are slugs chosen by an editor,
 * which this leaves as they are.
 */
export function slug(text: string): string {
  const letters = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
  const plain = letters.replace(/[^a-z0-9]/gu, (letter) => baseLetters[letter] ?? '-')
  return plain.replace(/-+/g, '-').replace(/^-|-$/g, '') || 'n-a'
}
