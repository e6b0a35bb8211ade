export type Statement = { readonly kind: 'camt' | 'csv'; readonly text: string }

/** Of a text in which no bank writes: a PDF, a spreadsheet or a picture. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they tell binary files
const binary = /[\0-\x08\x0e-\x1f]/

/** Decodes a bank's file; null if it is no text, or has letters that its encoding lacks. */
export function readStatement(bytes: Uint8Array): Statement | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 300))
  const marked = markedEncoding(start)
  // XML says how it is written; CSV of Danish banks is often from the time before UTF-8.
  const declared = /^\s*<\?xml[^>]*?encoding=["']([\w.:-]+)["']/.exec(start)?.[1]
  const isXml = /^\s*</.test(start)
  const text =
    marked === null && !isXml
      ? (decode(bytes, 'utf-8') ?? decode(bytes, 'windows-1252'))
      : decode(bytes, marked ?? declared ?? 'utf-8')
  if (text === null || binary.test(text)) return null
  return { kind: /^\s*</.test(text) ? 'camt' : 'csv', text }
}

/** By the byte order mark. */
function markedEncoding(start: string): string | null {
  if (start.startsWith('ï»¿')) return 'utf-8'
  if (start.startsWith('ÿþ')) return 'utf-16le'
  return start.startsWith('þÿ') ? 'utf-16be' : null
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
