import { expect, test } from 'vitest'
import { largestModules } from './module-sizes.ts'

test('the modules of all scripts are listed together, largest first', () => {
  const sizes = {
    'index-a.js': { 'react.js': 900, 'menu.tsx': 20 },
    'house-b.js': { 'house.tsx': 300 },
    'c.js': { x: 1 },
  }
  expect(largestModules(sizes, ['/assets/house-b.js', '/assets/index-a.js', '/assets/runtime-d.js'])).toBe(
    '     900  react.js\n     300  house.tsx\n      20  menu.tsx',
  )
})
