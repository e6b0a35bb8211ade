import { afterAll, expect, test } from 'vitest'
import { createDrawingSource, drawingRevision } from './drawing-source.ts'
import { renderScene } from './render-scene.ts'

const source = createDrawingSource({ workers: 2 })
afterAll(() => source.close())
const never = new AbortController().signal
const read = async (path: string) => {
  const loaded = await source.load(path, never)
  return loaded && new TextDecoder().decode(loaded.bytes)
}

test('a drawing made on another thread is identical', async () => {
  expect(await read('house-thatched/AB1234/1/dusk')).toBe(
    renderScene({ kind: 'house-thatched', seed: 'AB1234', variant: 1, mood: 'dusk' }),
  )
})

test('concurrent requests each get their own drawing', async () => {
  const paths = Array.from({ length: 12 }, (_, i) => `beach/${i}/0`)
  const drawings = await Promise.all(paths.map((path) => read(path)))
  expect(drawings).toEqual(Array.from({ length: 12 }, (_, i) => renderScene({ kind: 'beach', seed: String(i) })))
})

test('a picture that does not exist is not found', async () => {
  expect(await source.find('castle/1/0')).toBeNull()
  expect(await source.load('castle/1/0', never)).toBeNull()
  expect(await source.find('house/1/0')).toEqual({ contentType: 'image/svg+xml', version: String(drawingRevision) })
})

test('aborted work is not started', async () => {
  await expect(source.load('house/1/0', AbortSignal.abort())).rejects.toThrow('aborted')
})

test('a closed source fails its pictures instead of keeping guests waiting, and can draw again', async () => {
  const closing = createDrawingSource()
  const unfinished = closing.load('house/1/0', never)
  await closing.close()
  await expect(unfinished).rejects.toThrow('The drawing thread ended.')
  expect(await closing.load('house/1/0', never)).not.toBeNull()
  await closing.close()
})
