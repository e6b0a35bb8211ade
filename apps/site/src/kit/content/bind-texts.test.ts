import { expect, test } from 'vitest'
import { bindTexts } from './bind-texts.server.ts'
import { prepareOnce } from './prepare-once.server.ts'

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

test('a reply that pages share is prepared once, another one each time', () => {
  const shared = Object.freeze({ text: 'Hus med 4 km til vandet' })
  expect(prepareOnce(shared)).toBe(prepareOnce(shared))
  expect(Object.isFrozen(prepareOnce(shared))).toBe(true)
  const own: { text: string } = { ...shared }
  expect(prepareOnce(own)).toEqual(prepareOnce(shared))
  own.text = '5 km'
  expect(prepareOnce(own)).toEqual(bindTexts({ text: '5 km' }))
})
