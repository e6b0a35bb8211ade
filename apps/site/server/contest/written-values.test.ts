import { expect, test } from 'vitest'
import { keepHead } from '../kit/form-head.ts'
import { readWritten } from './written-values.ts'

const written = {
  userEmail: 'karen@example.org',
  userEmailConfirm: '',
  userName: 'Kåre',
  imageTitle: 'Die „Welle“',
  imageText: '',
}
const empty = { userEmail: '', userEmailConfirm: '', userName: '', imageTitle: '', imageText: '' }

async function formWith(last?: File) {
  const form = new FormData()
  for (const [name, value] of Object.entries(written)) form.append(name, value)
  if (last) form.append('contest_image', last)
  const response = new Response(form)
  return { type: response.headers.get('content-type') ?? '', bytes: new Uint8Array(await response.arrayBuffer()) }
}
const picture = new File([new Uint8Array(60_000).fill(45)], 'welle.jpg')

test('the text fields are read from the start of a form, without its picture', async () => {
  const { type, bytes } = await formWith(picture)
  expect(await readWritten(bytes, type)).toEqual(written)
  expect(await readWritten(bytes.slice(0, 5000), type)).toEqual(written)
  expect(await readWritten(bytes, type.replace(/boundary=(.*)/, 'boundary="$1"'))).toEqual(written)
})

test('a form without a picture is read up to its last whole field', async () => {
  const { type, bytes } = await formWith()
  expect(await readWritten(bytes, type)).toEqual(written)
  expect(await readWritten(bytes.slice(0, 300), type)).toMatchObject({ userEmail: 'karen@example.org', imageText: '' })
})

test('a body that is no form has no fields', async () => {
  const { bytes } = await formWith(picture)
  expect(await readWritten(bytes, 'multipart/form-data; boundary=other')).toEqual(empty)
  expect(await readWritten(bytes, 'text/plain')).toEqual(empty)
  expect(await readWritten(new Uint8Array(), 'multipart/form-data')).toEqual(empty)
})

test('a form is streamed on complete while only its start is kept', async () => {
  const chunks = [new Uint8Array(20_000).fill(1), new Uint8Array(20_000).fill(2), new Uint8Array(20_000).fill(3)]
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
  const head = keepHead(stream)
  const passed = new Uint8Array(await new Response(head.stream).arrayBuffer())
  expect([passed.length, passed[0], passed.at(-1)]).toEqual([60_000, 1, 3])
  const kept = head.bytes()
  expect([kept.length, kept[19_999], kept[20_000], kept.at(-1)]).toEqual([32_768, 1, 2, 2])
})
