import { expect, test } from 'vitest'
import { isBlockParagraph } from './block-paragraph.ts'

// spec: constant block paragraph
test.each(['[gallery]', '[a] and [b]', ' [fact]x[/fact]\n', '[]'])('%j is a block', (text) => {
  expect(isBlockParagraph(text)).toBe(true)
})

test.each(['', '[', ']', 'see [1]', '[1] see', '][', 'plain'])('%j is an ordinary paragraph', (text) => {
  expect(isBlockParagraph(text)).toBe(false)
})
