import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailboxKey } from './mailbox.ts'

test.each([
  ['karen@example.org', 'karen@example.org'],
  ['Karen@Example.ORG', 'karen@example.org'],
  ['karen+a@example.org', 'karen@example.org'],
  ['karen+a+b@example.org', 'karen@example.org'],
  ['karen+@example.org', 'karen@example.org'],
  ['karen.holm@example.org', 'karen.holm@example.org'],
  ['k.a.r.e.n@gmail.com', 'karen@gmail.com'],
  ['K.aren+win@GoogleMail.com', 'karen@gmail.com'],
  ['karen@müller.de', 'karen@xn--mller-kva.de'],
  ['karen@xn--mller-kva.de', 'karen@xn--mller-kva.de'],
  ['ju\u0308rgen@example.org', 'jürgen@example.org'],
])('mail to %s arrives in the mailbox %s', (address, mailbox) => expect(mailboxKey(address)).toBe(mailbox))

test('an address that consists of a tag keeps it', () => {
  expect(mailboxKey('+a@example.org')).toBe('+a@example.org')
})

test('different people stay different', () => {
  const addresses = ['karen@example.org', 'karen@example.com', 'karen-a@example.org', 'karen_a@example.org']
  expect(new Set(addresses.map(mailboxKey)).size).toBe(addresses.length)
})

test('tag and case do not change the mailbox, and a key maps to itself', () => {
  const word = fc.stringMatching(/^[a-z][a-z0-9._-]{0,12}$/)
  fc.assert(
    fc.property(word, fc.stringMatching(/^[a-z0-9.+_-]{0,12}$/), fc.boolean(), (name, tag, isLoud) => {
      const address = `${name}+${tag}@example.org`
      const key = mailboxKey(isLoud ? address.toUpperCase() : address)
      expect(key).toBe(mailboxKey(`${name}@example.org`))
      expect(mailboxKey(key)).toBe(key)
    }),
  )
})
