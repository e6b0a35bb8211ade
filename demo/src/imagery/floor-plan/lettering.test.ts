import { expect, test } from 'vitest'
import { createDrawing } from '../core/drawing.ts'
import { findGlyph, writeText } from './lettering.ts'
import { planLabels } from './plan-labels.ts'

const style = { height: 7, weight: 1, color: '#000000', align: 'middle' } as const
const write = (text: string, align: 'middle' | 'end' = 'middle') => {
  const drawing = createDrawing({ width: 100, height: 100, idPrefix: 'x' })
  writeText(drawing, 50, 50, text, { ...style, align })
  return drawing.toSvg({ outputWidth: 100, outputHeight: 100, title: '' })
}

test.each([1, 2, 7])('every letter of the room names in edition %i can be written', (lan) => {
  const letters = new Set(
    Object.values(planLabels(lan) ?? {})
      .join('')
      .replaceAll(' ', ''),
  )
  expect(letters.size).toBeGreaterThan(10)
  expect([...letters].filter((letter) => findGlyph(letter) === findGlyph('\u0000'))).toEqual([])
})

test('capitals and small letters look the same, except the m of square metres', () => {
  expect(findGlyph('æ')).toBe(findGlyph('Æ'))
  expect(findGlyph('m')).not.toBe(findGlyph('M'))
})

test('a word in the middle reaches as far left as right; at the end it stops there', () => {
  expect(write('H')).toContain('d="M47.5 50L47.5 43M52.5 50L52.5 43M47.5 46.4L52.5 46.4"')
  expect(write('H', 'end')).toContain('d="M45 50L45 43M50 50L50 43M45 46.4L50 46.4"')
})

test('a letter nobody drew leaves a gap, and its name is written safely', () => {
  expect(write('<木>')).toContain('aria-label="&lt;木>"')
})
