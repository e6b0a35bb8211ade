import { isRefusal } from '@marram/service-kit/envelope'
import { describe, expect, test } from 'vitest'
import { parseParameters } from './parameters.ts'

const parse = (query: string) => parseParameters(new URLSearchParams(query))
const sentence = (query: string) => {
  const parsed = parse(query)
  return isRefusal(parsed) ? `${parsed.status} ${parsed.code}: ${parsed.sentence}` : 'accepted'
}

describe('the parameters of a picture', () => {
  // spec: call GET image with format, fit, f, w, h
  test('default to avif, cover, centre', () => {
    expect(parse('')).toEqual({
      format: 'avif',
      fit: 'cover',
      focus: 'center',
      width: null,
      height: null,
      lan: null,
      version: null,
    })
  })

  test('are all parsed, with sizes from the ladder', () => {
    expect(parse('format=webp&fit=inside&f=top_right&w=1500&h=3000&lan=7&v=a-1.2_Z')).toEqual({
      format: 'webp',
      fit: 'inside',
      focus: 'top_right',
      width: 1500,
      height: 3000,
      lan: 7,
      version: 'a-1.2_Z',
    })
  })

  test.each([
    ['q=80', '400 bad-parameter: Unknown parameter "q". Known are format, fit, f, w, h, lan, v.'],
    ['format=png', '400 bad-parameter: format="png" is not known. Known are avif, webp, jpg.'],
    ['format=', '400 bad-parameter: format="" is not known. Known are avif, webp, jpg.'],
    ['w=10&w=20', '400 bad-parameter: The parameter w is given twice.'],
    ['w=0', '400 bad-parameter: w="0" must be a whole number from 1 to 3000.'],
    ['w=3001', '400 bad-parameter: w="3001" must be a whole number from 1 to 3000.'],
    ['h=1e3', '400 bad-parameter: h="1e3" must be a whole number from 1 to 3000.'],
    ['h=-5', '400 bad-parameter: h="-5" must be a whole number from 1 to 3000.'],
    ['h=12.5', '400 bad-parameter: h="12.5" must be a whole number from 1 to 3000.'],
    ['lan=de', '400 bad-parameter: lan="de" must be the number of a language.'],
    ['v=', '400 bad-parameter: The parameter v must be 1 to 64 letters, digits, dots, dashes or underscores.'],
  ])('%s is refused with a reason', (query, expected) => {
    expect(sentence(query)).toBe(expected)
  })

  test.each(['toString', '__proto__', 'constructor'])('%s is not a fit, although objects inherit it', (word) => {
    expect(sentence(`fit=${word}`)).toContain('is not known')
  })
})
