/** Joins emoji into one (families, professions); elsewhere a joiner only hides something. */
const emojiJoiner = /(?<=\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}\ufe0f]?)\u200d(?=\p{Extended_Pictographic})/gu
/**
 * Control characters, direction and zero-width marks, tags, blanks that look like letters. Line feeds and tabs are
 * handled separately.
 */
const unseen = /[\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0\ufff9-\ufffb]/gu
/** No script puts five marks on one letter; such text overlaps its neighbours. */
const pile = /(\p{M}{4})\p{M}+/gu
const keptJoiner = '\ue000'

/**
 * Removes invisible characters, which could reverse the surrounding text or hide a word. Right-to-left letters stay.
 * Returns a single line unless `lines` is set; then at most one empty line in a row.
 */
export function cleanText(text: string, { lines }: { readonly lines: boolean }): string {
  const broken = text.toWellFormed().replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
  const shaped = lines ? broken.replaceAll('\t', ' ') : broken.replaceAll(/[\n\t]+/g, ' ')
  return shaped
    .replaceAll(keptJoiner, '')
    .replaceAll(emojiJoiner, keptJoiner)
    .replaceAll(unseen, (char) => (char === '\n' ? char : ''))
    .replaceAll(keptJoiner, '\u200d')
    .replaceAll(pile, '$1')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
