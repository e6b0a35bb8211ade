import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip } from 'node:zlib'
import { OperatorError } from '@marram/database/operator-error'

export type FileLine = { readonly number: number; readonly text: string }

/** Ten times a house with 99 pictures and long texts. */
const maxLineLength = 4_000_000
const chunkBytes = 262_144

/** Yields non-blank lines with the line number of an editor. Buffers at most one line and one chunk. */
export async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<FileLine> {
  const decoder = new StringDecoder('utf8')
  let number = 0
  let rest = ''
  const take = (text: string): FileLine | null => {
    number += 1
    const trimmed = (number === 1 ? text.replace(/^\uFEFF/, '') : text).trim()
    return trimmed === '' ? null : { number, text: trimmed }
  }
  for await (const chunk of chunks) {
    const parts = (rest + decoder.write(chunk)).split('\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      const line = take(part)
      if (line) yield line
    }
    if (rest.length > maxLineLength) throw tooLong(number + 1)
  }
  const last = take(rest + decoder.end())
  if (last) yield last
}

function tooLong(line: number): OperatorError {
  return new OperatorError(`Line ${line} is longer than ${maxLineLength} characters: this is not a catalogue file.`)
}

/** `-` is the standard input. The first bytes, not the name, decide if the file is compressed. */
export async function openChunks(path: string, stdin: Readable = process.stdin): Promise<AsyncIterable<Buffer>> {
  return unpacked(path === '-' ? stdin : (await openFile(path)).createReadStream({ highWaterMark: chunkBytes }))
}

async function openFile(path: string): Promise<FileHandle> {
  try {
    const file = await open(path)
    if (!(await file.stat()).isDirectory()) return file
    await file.close()
  } catch (error) {
    throw new OperatorError(`The file ${path} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
  throw new OperatorError(`${path} is a folder: name a file.`)
}

async function* unpacked(source: Readable): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = source[Symbol.asyncIterator]()
  const first = await chunks.next()
  if (first.done) return
  const withFirst = async function* (): AsyncGenerator<Buffer> {
    yield first.value
    for await (const chunk of { [Symbol.asyncIterator]: () => chunks }) yield chunk
  }
  const isGzip = first.value[0] === 0x1f && first.value[1] === 0x8b
  yield* isGzip ? gunzipped(withFirst()) : withFirst()
}

async function* gunzipped(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip()
  const packed = Readable.from(chunks)
  packed.on('error', (error) => gunzip.destroy(error))
  try {
    yield* packed.pipe(gunzip)
  } catch (error) {
    throw new OperatorError(`The compressed file is damaged: ${error instanceof Error ? error.message : error}`)
  }
}
