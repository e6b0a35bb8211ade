import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { parseLine } from './parse-line.ts'
import { type FileLine, openChunks, readLines } from './read-lines.ts'

async function linesOf(bytes: Buffer, chunkSize = 3): Promise<FileLine[]> {
  const parts = Array.from({ length: Math.ceil(bytes.length / chunkSize) }, (_, index) =>
    bytes.subarray(index * chunkSize, (index + 1) * chunkSize),
  )
  return Array.fromAsync(readLines(await openChunks('-', Readable.from(parts))))
}

describe('a pipe', () => {
  const text = '\uFEFF{"a":"Blåvand"}\r\n\n  \n{"b":"Rømø"}'
  const expected = [
    { number: 1, text: '{"a":"Blåvand"}' },
    { number: 4, text: '{"b":"Rømø"}' },
  ]

  test('yields lines with an editor’s line numbers, for any chunk boundaries', async () => {
    for (const size of [1, 2, 3, 7, 100]) expect(await linesOf(Buffer.from(text), size)).toEqual(expected)
  })

  test('may be compressed', async () => {
    expect(await linesOf(gzipSync(text), 5)).toEqual(expected)
  })

  test('with truncated compressed data is damaged, not short', async () => {
    const half = gzipSync(text.repeat(100)).subarray(0, 40)
    await expect(linesOf(half)).rejects.toThrow('The compressed file is damaged')
  })

  test('without line breaks is not a catalogue', async () => {
    await expect(linesOf(Buffer.alloc(5_000_000, 'x'), 262_144)).rejects.toThrow('this is not a catalogue file')
  })

  test('may be empty', async () => {
    expect(await linesOf(Buffer.alloc(0))).toEqual([])
  })
})

test('a file in an older encoding is refused', async () => {
  const [line] = await linesOf(Buffer.from('{"kind":"area","name":"Rømø"}', 'latin1'))
  expect(parseLine(line?.text ?? '')).toEqual({ reason: 'The line is not written in UTF-8.', issues: [] })
})
