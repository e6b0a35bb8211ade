import { expect, test } from 'vitest'
import { createArrival } from './arrival.ts'

function createPage() {
  const said: string[] = []
  const state = { focused: 'a link' as string | null, heading: 'the heading' as string | null, title: 'Your stay' }
  const arrival = createArrival<string>({
    focused: () => state.focused,
    heading: () => state.heading,
    isInPage: (element) => element !== 'a link of the header',
    focus: (element) => {
      state.focused = element
    },
    title: () => state.title,
    announce: (title) => said.push(title),
  })
  return { arrival, state, said }
}

test('the next step of a booking announces its title and focuses its heading', () => {
  const { arrival, state, said } = createPage()
  arrival.leave()
  Object.assign(state, { focused: null, title: 'Your details' })
  arrival.arrive()
  expect(state.focused).toBe('the heading')
  expect(said).toEqual(['Your details'])
})

test.each(['a link of the header', 'a link'])('the focus leaves %s that was pressed and is still there', (pressed) => {
  const { arrival, state } = createPage()
  state.focused = pressed
  arrival.leave()
  arrival.arrive()
  expect(state.focused).toBe('the heading')
})

test('a page that sets the focus itself keeps it', () => {
  const { arrival, state } = createPage()
  arrival.leave()
  state.focused = 'a field with a problem'
  arrival.arrive()
  expect(state.focused).toBe('a field with a problem')
})

test('a page without a heading is announced anyway', () => {
  const { arrival, state, said } = createPage()
  state.heading = null
  arrival.leave()
  arrival.arrive()
  expect(said).toEqual(['Your stay'])
})
