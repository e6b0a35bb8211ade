import { expect, test } from 'vitest'
import { tokenize } from './token.ts'

test.each([
  ['6personen', ['6', 'personen']],
  ['500m', ['500', 'm']],
  ['kr9000', ['kr', '9000']],
  ['B2417', ['b2417']],
  ['Wi-Fi', ['wi', '-', 'fi']],
  ['12.–19.7.', ['12', '.', '-', '19', '.', '7', '.']],
  ['€1,200', ['€', '1', ',', '200']],
  ['  ', []],
])('%s has the tokens %j', (text, words) => {
  expect(tokenize(text).map((token) => token.text)).toEqual(words)
})

test('a house number is recognised by its form', () => {
  expect(tokenize('B2417 HE1234 KW28 B241').map(({ kind }) => kind)).toEqual([
    'lodging-number',
    'lodging-number',
    'word',
    'digits',
    'word',
    'digits',
  ])
})
