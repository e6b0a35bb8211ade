/** Letters that Unicode does not decompose into a base letter and a mark. */
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
 * A path segment of a-z, 0-9 and single hyphens; 'n-a' if nothing is left.
 *
 * Accents are stripped, not spelled out: ä is a, å is a, and so ø is o, as in the specified path `favorithauser` for
 * "Favorithäuser". æ and ß are ligatures and become two letters. Editors may choose other slugs, such as `soeg`; those
 * stay unchanged.
 */
export function slug(text: string): string {
  const letters = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
  const plain = letters.replace(/[^a-z0-9]/gu, (letter) => baseLetters[letter] ?? '-')
  return plain.replace(/-+/g, '-').replace(/^-|-$/g, '') || 'n-a'
}
