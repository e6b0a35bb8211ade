/** The length of a response with Content-Length, once its headers have arrived; later ones are equal. */
export function answerLength(beginning: Buffer): number | null {
  const end = beginning.indexOf('\r\n\r\n')
  if (end < 0) return null
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(beginning.toString('latin1', 0, end)) ?? []
  if (length === undefined) throw new Error('The answer does not say its length.')
  return end + 4 + Number(length)
}
