import { pageField } from '@marram/contract/workers/form-definition'
import { isRefusal } from '@marram/service-kit/envelope'
import { expect, test } from 'vitest'
import { readPosted } from './posted-form.ts'

const own = { 'sec-fetch-site': 'same-origin' }
const read = (fields: Record<string, string>, headers: Record<string, string> = own) =>
  readPosted(new Request('https://site/', { method: 'POST', headers, body: new URLSearchParams(fields) }), 'site')

test.each([
  ['/blog/bernstein/', '/blog/bernstein/'],
  ['/Blog/Bernstein', '/'],
  ['//evil.example/', '/'],
  ['https://evil.example/', '/'],
  ['blog/', '/'],
  ['/api/forms/', '/'],
  ['', '/'],
])('a form whose page field is %s redirects to %s', async (written, page) => {
  expect(await read({ [pageField]: written })).toMatchObject({ page })
})

test('a script requests JSON, and its fields are read', async () => {
  const posted = await read({ name: 'Karen' }, { ...own, accept: 'application/json, */*' })
  if (isRefusal(posted)) throw new Error(posted.code)
  expect([posted.wantsJson, posted.page, posted.data.get('name')]).toEqual([true, '/', 'Karen'])
  expect(await read({}, { ...own, accept: 'text/html' })).toMatchObject({ wantsJson: false })
  expect(await read({})).toMatchObject({ wantsJson: false })
})

test('a form of another site, or a body that is no form, is refused', async () => {
  expect(await read({}, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403, code: 'foreign-form' })
  expect(await read({}, { ...own, 'content-type': 'text/plain' })).toMatchObject({
    status: 400,
    code: 'malformed-form',
  })
})
