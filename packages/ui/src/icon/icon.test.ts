import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconNames } from './icon-names.ts'

test('the sprite contains exactly the icons in the list', () => {
  const sprite = readFileSync(new URL('./sprite.svg', import.meta.url), 'utf8')
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*>(.+?)<\/symbol>/g)]
  expect(drawn.map(([, name]) => name).sort()).toEqual([...iconNames].sort())
  expect(drawn.filter(([, , body]) => !body?.includes('<'))).toEqual([])
})
