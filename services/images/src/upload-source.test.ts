import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pendingKey, shownKey } from '@marram/contract/workers/pictures'
import { createFolderStore } from '@marram/service-kit/object-store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUploadSource } from './upload-source.ts'

const shown = `${'a'.repeat(32)}.jpg`
const pending = `${'b'.repeat(32)}.jpg`
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marram-upload-source-'))
  const store = createFolderStore(folder)
  await store.put(shownKey(shown), new Uint8Array([1]), 'image/jpeg')
  await store.put(pendingKey(pending), new Uint8Array([2]), 'image/jpeg')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('published pictures are found, pending ones are not', async () => {
  const source = createUploadSource(createFolderStore(folder))
  const signal = new AbortController().signal
  const find = async (path: string) => [await source.find?.(path, signal), await source.load(path, signal)]
  const facts = { contentType: 'image/jpeg', version: shown }
  expect(await find(shown)).toEqual([facts, { ...facts, bytes: new Uint8Array([1]) }])
  for (const path of [pending, `pending/${pending}`, `../pending/${pending}`, `shown/${shown}`, 'x.jpg', '']) {
    expect(await find(path), path).toEqual([null, null])
  }
})
