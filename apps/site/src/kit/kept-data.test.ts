import { expect, test, vi } from 'vitest'
import { deriveOnce, jsonOf, nameOf } from './kept-data.server.ts'

const frozen = <T extends object>(value: T) => Object.freeze(value)

test('what is derived from the same replies is the same object, until one of them is another', () => {
  const [menu, links] = [frozen({ title: 'Häuser' }), frozen({ title: 'Kontakt' })]
  const derive = vi.fn(() => ({ titles: [menu.title] }))
  const first = deriveOnce('menu da', [menu, links], derive)
  expect(deriveOnce('menu da', [menu, links], derive)).toBe(first)
  expect(derive).toHaveBeenCalledTimes(1)
  expect(deriveOnce('menu da', [menu], derive)).not.toBe(first)
  expect(deriveOnce('menu da', [menu, frozen({ title: 'Kontakt' })], derive)).not.toBe(first)
  expect(Object.isFrozen(first.titles)).toBe(true)
})

test('a reply that may still change, such as a draft, is derived from each time', () => {
  const draft = { title: 'Entwurf' }
  const derive = () => ({ ...draft })
  const first = deriveOnce('menu de', [draft], derive)
  draft.title = 'Zweiter Entwurf'
  expect(deriveOnce('menu de', [draft], derive)).toEqual({ title: 'Zweiter Entwurf' })
  expect(Object.isFrozen(first)).toBe(false)
})

test('data that is kept has a short name of its own, other data its JSON', () => {
  const [one, two] = ['a', 'b'].map((title) => deriveOnce(`name ${title}`, [frozen({ title })], () => ({ title })))
  expect(nameOf(one)).toBe(nameOf(one))
  expect(nameOf(one)).not.toBe(nameOf(two))
  expect(nameOf({ title: 'a' })).toBe('{"title":"a"}')
  expect([jsonOf(one), jsonOf(one), jsonOf({ title: 'a' }), jsonOf(null)]).toEqual([
    '{"title":"a"}',
    '{"title":"a"}',
    '{"title":"a"}',
    'null',
  ])
})
