const pictographic = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[#*0-9]\u{FE0F}?\u{20E3})/u
/** Unicode counts ©, ™ and ↗ as pictographic too, but they are text unless a variation selector asks for colour. */
const textByDefault = /^(?!\p{Emoji_Presentation})\p{Extended_Pictographic}(?!\u{FE0F})/u

let segmenter: Intl.Segmenter | undefined

/** Splits a leading emoji from a label. Joined sequences such as families and flags count as one. */
export function splitLeadingEmoji(label: string): { emoji: string | null; text: string } {
  const trimmed = label.trimStart()
  if (!pictographic.test(trimmed)) return { emoji: null, text: label }
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  const first = segmenter.segment(trimmed).containing(0)?.segment ?? ''
  if (textByDefault.test(first)) return { emoji: null, text: label }
  const text = trimmed.slice(first.length).trimStart()
  return text === '' ? { emoji: null, text: label } : { emoji: first, text }
}
