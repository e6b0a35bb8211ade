import { expect, test } from 'vitest'
import { createGraphqlClient } from '../graphql-client.ts'
import { createGraphqlErrorStore } from '../graphql-errors.ts'
import { createServiceClient } from '../service-client.ts'
import { createFormSource, submittableFormQuery } from './form-source.ts'

const sourceOf = (form: unknown) => {
  const service = createServiceClient({
    name: 'content',
    baseUrl: 'http://content',
    publicKey: 'k',
    fetch: async () => Response.json({ data: { form } }),
  })
  const errors = createGraphqlErrorStore()
  const graphql = createGraphqlClient({ client: 'forms', service, operations: [submittableFormQuery], errors })
  return createFormSource(graphql)
}

test('a form is found with its fields and its department', async () => {
  const fields = [{ name: 'email', kind: 'email', label: 'E-Mail', required: true }]
  const form = {
    sys: { id: 'form-contact' },
    title: 'Kontakt',
    fields,
    recipient: { title: 'Blåvand', email: 'b@m.dk' },
  }
  expect(await sourceOf(form).loadForm('form-contact', 'de-DE')).toMatchObject({
    id: 'form-contact',
    title: 'Kontakt',
    fields,
    recipient: { title: 'Blåvand', email: 'b@m.dk' },
  })
})

test('a form missing in this edition is not found', async () => {
  expect(await sourceOf(null).loadForm('x', 'en')).toBeNull()
  const untranslated = { sys: { id: 'x' }, title: null, fields: null, recipient: null }
  expect(await sourceOf(untranslated).loadForm('x', 'en')).toBeNull()
})

test('a department without an address is not a recipient', async () => {
  const form = { sys: { id: 'x' }, title: 'X', fields: [], recipient: { title: 'Rømø', email: null } }
  expect((await sourceOf(form).loadForm('x', 'en'))?.recipient).toBeNull()
})
