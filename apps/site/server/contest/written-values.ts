import { type ContestEntryValues, contestEntryValues } from '@marram/contract/workers/contest-entry'
import * as v from 'valibot'

/** More than all fields with text may hold; the picture comes after them. */
const keptBytes = 32_768

export type KeptHead = {
  /** Everything, to be passed on. */
  readonly stream: ReadableStream<Uint8Array>
  /** What of the beginning has passed so far. */
  readonly bytes: () => Uint8Array<ArrayBuffer>
}

/** Passes a form on and remembers its beginning, so that a page that comes back has what was written and no picture is held. */
export function keepHead(stream: ReadableStream<Uint8Array>): KeptHead {
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

const noValues = v.parse(contestEntryValues, {})

/** Reads the fields before the picture, as if the form ended with them. */
export async function readWritten(head: Uint8Array<ArrayBuffer>, contentType: string): Promise<ContestEntryValues> {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  const delimiter = `\r\n--${quoted ?? plain}`
  // As Latin-1 every byte is one character, so places in the text are places in the bytes.
  const text = Buffer.from(head).toString('latin1')
  const picture = text.indexOf('name="contest_image"')
  const end = text.lastIndexOf(delimiter, picture === -1 ? text.length : picture)
  if (end === -1) return noValues
  const closed = Buffer.concat([head.subarray(0, end), Buffer.from(`${delimiter}--\r\n`)])
  try {
    const data = await new Response(closed, { headers: { 'content-type': contentType } }).formData()
    return v.parse(contestEntryValues, Object.fromEntries([...data].filter(([, value]) => typeof value === 'string')))
  } catch {
    return noValues
  }
}
