/** Joins emoji into one (families, professions); anywhere else a joiner only hides something. */
const emojiJoiner = /(?<=\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}\ufe0f]?)\u200d(?=\p{Extended_Pictographic})/gu
/** Control characters, direction and zero-width marks, tags, blanks that look like letters. Line feed and tab are judged apart. */
const unseen = /[\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0\ufff9-\ufffb]/gu
/** No script puts five marks on one letter; text that does climbs over its neighbours. */
const pile = /(\p{M}{4})\p{M}+/gu
const keptJoiner = '\ue000'

/**
 * What somebody wrote, without what cannot be seen: it can neither turn the text around it nor hide a word. Letters of
 * right-to-left languages stay. One line, unless `lines` are wanted; then never more than one empty line at a time.
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
