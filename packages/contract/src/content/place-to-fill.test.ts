import { expect, test } from 'vitest'
import { findPlacesToFill, splitAtPlaces } from './place-to-fill.ts'

test('places are found in every text, however deep', () => {
  const fields = {
    title: { da: 'Vilkår' },
    content: {
      da: { content: [{ value: 'CVR [[Udfyld: nummer]], [[Udfyld: by]].' }, { value: '[[Bitte ergänzen]]' }] },
    },
  }
  expect(findPlacesToFill(fields)).toEqual(['[[Udfyld: nummer]]', '[[Udfyld: by]]', '[[Bitte ergänzen]]'])
})

test.each([
  ['lists of numbers', [[1, 2]]],
  ['other brackets', '[a] [[1]] [[]] [[a]'],
  ['nothing', null],
])('%s are none', (_, value) => expect(findPlacesToFill(value)).toEqual([]))

test('a text is split at its places', () => {
  expect(splitAtPlaces('Ring [[Udfyld: tider]] til os.')).toEqual(['Ring ', '[[Udfyld: tider]]', ' til os.'])
  expect(splitAtPlaces('[[Udfyld: tider]]')).toEqual(['', '[[Udfyld: tider]]', ''])
  expect(splitAtPlaces('Ring [phone]')).toEqual(['Ring [phone]'])
})
