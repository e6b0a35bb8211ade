import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buttonColours, colourClass, isButtonColour } from './button-colour.ts'

test('each of the thirteen colour styles is drawn in the stylesheet', () => {
  const css = readFileSync(new URL('./button.css', import.meta.url), 'utf8')
  expect(buttonColours).toHaveLength(13)
  expect(buttonColours.filter((colour) => !css.includes(`.${colourClass(colour)} {`))).toEqual([])
})

test('a colour style that editors cannot choose is refused', () => {
  expect(isButtonColour('Primary (10%)')).toBe(true)
  expect(isButtonColour('primary')).toBe(false)
})
