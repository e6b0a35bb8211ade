import { expect, test } from 'vitest'
import { withNewParts } from './markup-faults.ts'

const pageOf = (html: string) => ({ edition: 'de', path: `/${html}`, status: 200, headers: {}, html }) as const

test('a page is left out whose every element stands on another page, in a parent of the same kind', () => {
  const first = pageOf('<main class="a"><p>One<br/>two</p><p lang="da">En</p></main>')
  const sameParts = pageOf('<script>"<b>"</script><main class="a"><p lang="de">Drei</p><p>Four</p></main>')
  const otherParent = pageOf('<main class="a"><p>One<p>Two</p></p></main>')
  const otherClass = pageOf('<main class="a"><p class="b">One</p></main>')
  const otherAttribute = pageOf('<main class="a"><p id="b">One</p></main>')
  const others = [otherParent, otherClass, otherAttribute]
  expect(withNewParts([first, sameParts, ...others, first])).toEqual([first, ...others])
})
