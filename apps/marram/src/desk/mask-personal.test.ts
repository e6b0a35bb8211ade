import { expect, test } from 'vitest'
import { maskPersonal } from './mask-personal.ts'

test.each([
  ['550 karen.jensen+hav@example.org unknown', '550 …@… unknown'],
  ['<Ærø@kyst.example> refused', '<…@…> refused'],
  ['GET https://anna:secret@bank.example/x failed', 'GET https://…@bank.example/x failed'],
  ['/booking/step2/?name=Karen&phone=12 failed', '/booking/step2/?… failed'],
  ['invalid input syntax for type integer: "Karen Jensen"', 'invalid input syntax for type integer: "…"'],
  ['Unexpected token \'K\', "Karen Jens"... is not valid JSON', 'Unexpected token \'K\', "…"... is not valid JSON'],
  ["no user named 'Karen Jensen'", "no user named '…'"],
  ['connect ECONNREFUSED 203.0.113.7:25', 'connect ECONNREFUSED …:25'],
  ['from 2001:db8::8a2e:370:7334', 'from …'],
  ['the link 0f3a9c1be2d84f5a6b7c8d9e0f1a2b3c has ended', 'the link … has ended'],
  ['mail 0d2f5c0e-6c1f-4b3e-9a55-0f6f3f1f2b11', 'mail …'],
  ['booking 123456789 for +45 12 34 56 78', 'booking # for #'],
])('of %j a person is gone', (text, masked) => {
  expect(maskPersonal(text)).toBe(masked)
})

test.each([
  'duplicate key value violates unique constraint "mail_key"',
  'column "rent" of relation "week_price" does not exist',
  "Cannot read properties of undefined (reading 'name')",
  "Cannot find module '@marram/domain/stay'",
  'It answers with 503 after 8000 ms.',
  'house b1234 has 12 pictures',
  'There is no backup since 2027-06-26.',
])('%j stays, which names only parts of the program', (text) => {
  expect(maskPersonal(text)).toBe(text)
})
