import { expect, test } from 'vitest'
import { inProcessFetch } from '../in-process-fetch.ts'
import { createServiceClient } from '../service-client.ts'
import { createUploadsClient, multipartOf } from './uploads-client.ts'

function connect() {
  const seen: FormData[] = []
  const handler = async (request: Request): Promise<Response> => {
    seen.push(await request.formData())
    return Response.json({ data: { url: 'uploads/a.jpg', width: 3, height: 2 }, meta: {} })
  }
  const service = createServiceClient({
    name: 'workers',
    baseUrl: 'http://workers.internal',
    publicKey: 'demo',
    fetch: inProcessFetch(handler),
  })
  return { client: createUploadsClient(service), seen }
}

const form = (): FormData => {
  const data = new FormData()
  data.append('image', new File(['pixels'], 'sea.jpg', { type: 'image/jpeg' }))
  return data
}

test('a form of our own is sent with its files', async () => {
  const { client, seen } = connect()
  expect(await client.uploadImage(form())).toEqual({ url: 'uploads/a.jpg', width: 3, height: 2 })
  expect(seen[0]?.get('image')).toMatchObject({ name: 'sea.jpg', size: 6 })
})

test("a guest's form is streamed as it arrives", async () => {
  const { client, seen } = connect()
  const multipart = multipartOf(new Request('https://site.example/', { method: 'POST', body: form() }))
  if (!multipart) throw new Error('The request has a form.')
  await client.uploadImage(multipart)
  expect(seen[0]?.get('image')).toMatchObject({ name: 'sea.jpg', size: 6 })
})

test('a body of another type is not a multipart form', () => {
  const request = (headers: Record<string, string>) =>
    new Request('https://site.example/', { method: 'POST', body: 'x', headers })
  expect(multipartOf(request({ 'content-type': 'application/json' }))).toBeNull()
  expect(multipartOf(new Request('https://site.example/'))).toBeNull()
})
