const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

// Shown as a picture by itself, or asked to be by a variation selector; so © and digits remain text.
const emojiPattern = /^(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F)/u

export type ButtonText = Readonly<{ emoji: string | null; text: string }>

/** Takes one whole leading emoji apart, with its skin tone, family or flag, so that it can be hidden from readers. */
export function splitButtonText(label: string): ButtonText {
  const trimmed = label.trim()
  const [first] = graphemes.segment(trimmed)
  if (first === undefined || !emojiPattern.test(first.segment)) return { emoji: null, text: trimmed }
  return { emoji: first.segment, text: trimmed.slice(first.segment.length).trimStart() }
}
