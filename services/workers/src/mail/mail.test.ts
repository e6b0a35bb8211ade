import { describe, expect, test } from 'vitest'
import { parseSender } from './sender.ts'

describe('a sender', () => {
  test.each([
    ['Marram <post@marram.example>', { name: 'Marram', address: 'post@marram.example' }],
    ['post@marram.example', { name: '', address: 'post@marram.example' }],
  ])('can be written as %s', (written, sender) => expect(parseSender(written)).toEqual(sender))
  test.each(['', 'Marram', 'Marram <post>', 'a@b.dk, c@d.dk', 'A\nBcc: x <a@b.dk>', '"A" <a@b.dk>'])(
    'cannot be %j',
    (written) => expect(parseSender(written)).toBeNull(),
  )
})
