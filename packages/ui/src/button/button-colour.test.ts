import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buttonColours, colourClass, isButtonColour } from './button-colour.ts'

// spec: constant button colours
test('each of the thirteen colour styles is in the stylesheet', () => {
  const css = readFileSync(new URL('./button.css', import.meta.url), 'utf8')
  expect(buttonColours).toHaveLength(13)
  expect(buttonColours.filter((colour) => !css.includes(`.${colourClass(colour)} {`))).toEqual([])
})

test('a colour style that editors cannot choose is rejected', () => {
  expect(isButtonColour('Primary (10%)')).toBe(true)
  expect(isButtonColour('primary')).toBe(false)
})

// spec: constant button sizes
test('tiny and small buttons and pills have text of 14 px, medium of 16 and large of 18', () => {
  const css = readFileSync(new URL('./button.css', import.meta.url), 'utf8')
  const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')
  const pixels = (rule: string) => {
    const [, name] = new RegExp(`\\n  \\.${rule} \\{[^}]*font(?:-size)?:[^;]*var\\((--text-\\w+)\\)`).exec(css) ?? []
    return Number(new RegExp(`${name}: ([\\d.]+)rem`).exec(tokens)?.[1]) * 16
  }
  expect(['button', 'button--tiny', 'button--small', 'button--large', 'button--pill'].map(pixels)).toEqual([
    16, 14, 14, 18, 14,
  ])
})
