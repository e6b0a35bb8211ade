import { expect, test } from 'vitest'
import { picturesNote } from './lodging-texts.ts'

test('pictures have no note unless the agency has written one', () => {
  expect(picturesNote(undefined)).toBeNull()
  expect(picturesNote({ 'departure-chores-own': ['Sweep'] })).toBeNull()
  expect(picturesNote({ 'pictures-note': [] })).toBeNull()
})

test('the note is plain text', () => {
  const note = { tag: 'p', children: ['Drawings, ', { tag: 'em', children: ['not photos'] }] } as const
  expect(picturesNote({ 'pictures-note': [note] })).toBe('Drawings, not photos')
})
