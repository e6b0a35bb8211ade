import { expect, test } from 'vitest'
import { markupFaults, withNewParts } from './markup-faults.ts'

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

test('a blank in a data address and a second word for the state of a popover are faults', async () => {
  const faultsOf = async (body: string) => {
    const faults = await markupFaults(pageOf(`<main>${body}</main>`))
    return faults.filter((fault) => /: (?:a blank in|aria-expanded beside) /.test(fault)).length
  }
  const button = (attributes: string) => `<button type="button" ${attributes}>Orte</button>`
  expect(await faultsOf('<img src="data:image/svg+xml,%3Csvg viewBox=%220 0 1 1%22" alt=""/>')).toBe(1)
  expect(await faultsOf('<img src="data:image/svg+xml,%3Csvg%20viewBox=%220%200%201%201%22" alt=""/>')).toBe(0)
  expect(await faultsOf(button('popoverTarget="a" aria-expanded="false"'))).toBe(1)
  expect(await faultsOf(`${button('popoverTarget="a"')}${button('aria-expanded="false"')}`)).toBe(0)
})
