import { expect, test } from 'vitest'
import { bindTexts } from './bind-texts.server.ts'

test('sentences of editors keep a number and its unit on one line; addresses and titles stay as they are', () => {
  const text = { nodeType: 'text', value: 'ab 15 Uhr' }
  expect(
    bindTexts({ title: '60 km', url: '/?a=1 %', intro: '35 % sofort', body: { json: { content: [text] } } }),
  ).toEqual({
    title: '60 km',
    url: '/?a=1 %',
    intro: '35\u00a0% sofort',
    body: { json: { content: [{ nodeType: 'text', value: 'ab 15\u00a0Uhr' }] } },
  })
})
