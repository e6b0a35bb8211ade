const longest = 60

/** Our guests give no title: the first sentence, or as many of its words as fit. */
export function titleOf(text: string): string {
  const sentence = /^.*?[.!?…](?=\s|$)/s.exec(text.trim())?.[0] ?? text.trim()
  const line = sentence.replace(/\s+/g, ' ')
  if (line.length <= longest) return line.replace(/\.$/, '')
  const cut = line.slice(0, longest)
  const lastBlank = cut.lastIndexOf(' ')
  return `${cut.slice(0, lastBlank > 0 ? lastBlank : longest).replace(/[,;:–-]$/, '')}…`
}
