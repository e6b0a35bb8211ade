export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'
export type Decoded = { readonly encoding: Encoding; readonly text: string }

const marks: readonly { readonly bytes: readonly number[]; readonly label: string; readonly encoding: Encoding }[] = [
  { bytes: [0xff, 0xfe], label: 'utf-16le', encoding: 'UTF-16' },
  { bytes: [0xfe, 0xff], label: 'utf-16be', encoding: 'UTF-16' },
  { bytes: [0xef, 0xbb, 0xbf], label: 'utf-8', encoding: 'UTF-8' },
]

/** Text with Danish letters is valid UTF-8 by intent only, so anything else without a mark is Windows-1252. Null if neither. */
export function decodeTable(bytes: Uint8Array): Decoded | null {
  const mark = marks.find((one) => one.bytes.every((byte, at) => bytes[at] === byte))
  const decoded = mark
    ? decode(bytes, mark.label, mark.encoding)
    : (decode(bytes, 'utf-8', 'UTF-8') ?? decode(bytes, 'windows-1252', 'Windows-1252'))
  // Control characters: a workbook, or bytes that Windows-1252 does not define.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return decoded === null || /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/.test(decoded.text) ? null : decoded
}

function decode(bytes: Uint8Array, label: string, encoding: Encoding): Decoded | null {
  try {
    return { encoding, text: new TextDecoder(label, { fatal: true }).decode(bytes) }
  } catch {
    return null
  }
}

/** UTF-8 that a program read as Windows-1252 and saved again: ø as Ã¸. */
const savedTwice = /[ÂÃ][\u00a0-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|\ufffd/
/** Letters of Macintosh and DOS files, read as Windows-1252: å as Œ or †, ø as ¿ or ›. */
const otherSystem = /\p{L}[†„”›‘¿¾]\p{L}|\p{Ll}[ŒŸŠ]\p{Ll}/u

/** True if the letters of a cell show that its file was saved in another encoding than it is read in. */
export function isGarbled(text: string, encoding: Encoding): boolean {
  return savedTwice.test(text) || (encoding === 'Windows-1252' && otherSystem.test(text))
}
