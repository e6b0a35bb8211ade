import { expect, test } from 'vitest'
import { findPlacesToFill } from './place-to-fill.ts'

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
