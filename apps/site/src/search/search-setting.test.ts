import { expect, test } from 'vitest'
import { parseSearchConfig } from './search-setting.ts'

test('editors set criteria with or without comparator, an order, and may keep guests on the page', () => {
  const config = parseSearchConfig({
    husdyr: { value: 1, comparator: '=' },
    '53': true,
    omraader: [48, 49],
    order: 'price-asc',
    autoRedirect: false,
  })
  expect(Object.fromEntries(config.criteria)).toEqual({
    husdyr: { value: 1, comparator: '=' },
    omraader: { value: [48, 49], comparator: '=' },
    '53': { value: true, comparator: '=' },
  })
  expect(config).toMatchObject({ order: { kind: 'named', name: 'price-asc' }, leadsToMain: 'never' })
})

test('invalid values are dropped', () => {
  const config = parseSearchConfig({
    husdyr: 'dog',
    nonsense: 1,
    maxPris: { value: 5, comparator: '>=' },
    order: 'best',
  })
  expect(config).toEqual({ criteria: new Map(), order: null, leadsToMain: 'always' })
  expect(parseSearchConfig(null)).toEqual(config)
})
