import * as v from 'valibot'
import { expect, test } from 'vitest'
import { paymentRequest } from './booking/pay.ts'
import { commentRequest } from './workers/comment.ts'
import { formSubmission } from './workers/requests.ts'

const takers: Readonly<Record<string, (path: string) => boolean>> = {
  'paying, as the way back': (returnPath) =>
    v.is(paymentRequest, { reservationId: '123456789', key: 'k'.repeat(32), returnPath }),
  'a comment, for the link in its mail': (page) =>
    v.is(commentRequest, { parentType: 'blog', parentId: 'amber', locale: 'en', name: 'K', comment: 'Hi', page }),
  'a form, for the department': (page) => v.is(formSubmission, { formId: 'form', locale: 'en', values: {}, page }),
}

test.each(Object.entries(takers))('%s accepts only paths of our pages', (_, takes) => {
  for (const path of ['/', '/booking/receipt/?paid=1', '/blog/s%C3%B8g/#comments']) expect(takes(path), path).toBe(true)
  const others = [
    '',
    'https://evil.example/',
    '//evil.example/',
    '/%2f%2fevil',
    '/..//evil.example',
    '/booking/../..//evil.example/',
    '/a\\b',
    '/a?b=c d',
    '/a?b=\u0000',
    '/\ud800',
    '/ Please call us',
    `/${'x'.repeat(500)}`,
  ]
  for (const path of others) expect(takes(path), path).toBe(false)
})
