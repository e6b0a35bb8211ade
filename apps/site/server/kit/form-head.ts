/** More than all text fields can hold; the picture comes after them. */
const keptBytes = 32_768

export type BufferedHead = {
  /** The complete stream, to pass on. */
  readonly stream: ReadableStream<Uint8Array>
  /** Returns the part of the start that has passed so far. */
  readonly bytes: () => Uint8Array<ArrayBuffer>
}

/** Tees a form's stream and keeps its start, so that a refused page shows the input without holding the picture. */
export function keepHead(stream: ReadableStream<Uint8Array>): BufferedHead {
  const chunks: Uint8Array[] = []
  let size = 0
  const keep = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      if (size < keptBytes) chunks.push(chunk.slice(0, keptBytes - size))
      size += chunk.byteLength
      controller.enqueue(chunk)
    },
  })
  return { stream: stream.pipeThrough(keep), bytes: () => new Uint8Array(Buffer.concat(chunks)) }
}

/** Reads the text fields before the file as if the form ended there. Empty for what is no form. */
export async function readFields(
  head: Uint8Array<ArrayBuffer>,
  contentType: string,
  fileField: string,
): Promise<Readonly<Record<string, string>>> {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  const delimiter = `\r\n--${quoted ?? plain}`
  // Latin-1 maps each byte to one character, so text offsets are byte offsets.
  const text = Buffer.from(head).toString('latin1')
  const file = text.indexOf(`name="${fileField}"`)
  const end = text.lastIndexOf(delimiter, file === -1 ? text.length : file)
  if (end === -1) return {}
  const closed = Buffer.concat([head.subarray(0, end), Buffer.from(`${delimiter}--\r\n`)])
  try {
    const data = await new Response(closed, { headers: { 'content-type': contentType } }).formData()
    return Object.fromEntries([...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
  } catch {
    return {}
  }
}
