import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeBase64 } from '../base64-text.ts'
import { decodeCriteria, encodeCriteria } from './criteria-json.ts'
import { parseSearchUrl } from './search-url.ts'
import { anyCriteria } from './testing/arbitrary-criteria.ts'

describe('the criteria parameter of the urgency decider', () => {
  test('is a base64 JSON map of key to value and comparator', () => {
    const { criteria } = parseSearchUrl(new URLSearchParams('textQuery=Blåvand&10=5'))
    expect(JSON.parse(new TextDecoder().decode(Buffer.from(encodeCriteria(criteria), 'base64')))).toEqual({
      textQuery: { value: 'Blåvand', comparator: '=' },
      '10': { value: 5, comparator: '>=' },
    })
  })

  test('survives a round trip', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const decoded = decodeCriteria(encodeCriteria(criteria))
        expect(decoded).toEqual({ criteria, problem: null })
        expect([...decoded.criteria.keys()]).toEqual([...criteria.keys()])
      }),
    )
  })

  test('drops unknown keys and invalid values', () => {
    const sent = {
      husdyr: { value: 9, comparator: '=' },
      constructor: { value: 1, comparator: '=' },
      '53': { value: true, comparator: '<' },
      nyHus: 1,
      onlyImages: { value: true },
    }
    const { criteria, problem } = decodeCriteria(encodeBase64(JSON.stringify(sent)))
    expect(Object.fromEntries(criteria)).toEqual({ onlyImages: { value: true, comparator: '=' } })
    expect(problem).toBeNull()
  })

  test.each(['', '%%%', encodeBase64('{'), encodeBase64('[]'), encodeBase64('null'), encodeBase64('7'), 'w_8='])(
    'that is not a map, %j, is empty and has a problem to log',
    (input) => {
      const { criteria, problem } = decodeCriteria(input)
      expect(criteria.size).toBe(0)
      expect(problem).toBe('The criteria are not a base64-encoded JSON object')
    },
  )
})
