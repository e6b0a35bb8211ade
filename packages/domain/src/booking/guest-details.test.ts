import { describe, expect, test } from 'vitest'
import { type GuestInput, parseGuestDetails } from './guest-details.ts'

const karen: GuestInput = {
  firstName: 'Karen',
  lastName: 'Müller-Lüdenscheidt',
  address: 'Lindenstraße 4 b',
  postalCode: '10969',
  city: 'Berlin',
  country: 'de',
  phone: '030 1234567',
  email: 'karen@example.org',
  isOldEnough: true,
  acceptsTerms: true,
  wantsNewsletter: false,
}
const isMailAddress = (text: string) => /^\S+@\S+\.\S+$/.test(text)
const parse = (changes: Partial<GuestInput> = {}) => parseGuestDetails({ ...karen, ...changes }, isMailAddress)

test('valid details are normalised and kept', () => {
  expect(parse({ firstName: '  Karen  Maria ' })).toEqual({
    firstName: 'Karen Maria',
    lastName: 'Müller-Lüdenscheidt',
    address: 'Lindenstraße 4 b',
    postalCode: '10969',
    city: 'Berlin',
    country: 'DE',
    phone: '+49301234567',
    email: 'karen@example.org',
    wantsNewsletter: false,
  })
})

describe('each invalid field is reported with a remedy', () => {
  test.each([
    [{ firstName: ' ' }, { field: 'firstName', remedy: 'fill-in' }],
    [{ lastName: 'x'.repeat(61) }, { field: 'lastName', remedy: 'shorten' }],
    [{ lastName: '12' }, { field: 'lastName', remedy: 'use-letters' }],
    [{ firstName: 'Win at www.example.org' }, { field: 'firstName', remedy: 'use-letters' }],
    [{ firstName: 'Karen2' }, { field: 'firstName', remedy: 'use-letters' }],
    [{ lastName: 'win.example.org' }, { field: 'lastName', remedy: 'use-letters' }],
    [{ address: 'http://example.org' }, { field: 'address', remedy: 'write-street' }],
    [{ address: 'https://example.org' }, { field: 'address', remedy: 'write-street' }],
    [{ city: '10969' }, { field: 'city', remedy: 'use-letters' }],
    [{ city: 'www.example.org' }, { field: 'city', remedy: 'use-letters' }],
    [{ address: 'Lindenstraße <b>4</b>' }, { field: 'address', remedy: 'write-street' }],
    [{ postalCode: '1096' }, { field: 'postalCode', remedy: 'write-postal-code', example: '10115' }],
    [{ country: 'Deutschland' }, { field: 'country', remedy: 'shorten' }],
    [{ country: '1!' }, { field: 'country', remedy: 'choose-country' }],
    [{ country: 'XX' }, { field: 'country', remedy: 'choose-country' }],
    [{ firstName: 'Sie haben gewonnen klicken Sie hier' }, { field: 'firstName', remedy: 'use-letters' }],
    [{ phone: 'later' }, { field: 'phone', remedy: 'write-phone', example: '+49' }],
    [{ country: 'US' }, { field: 'phone', remedy: 'write-phone-with-plus' }],
    [{ email: 'karen' }, { field: 'email', remedy: 'write-email' }],
    [{ isOldEnough: false }, { field: 'isOldEnough', remedy: 'tick' }],
    [{ acceptsTerms: false }, { field: 'acceptsTerms', remedy: 'tick' }],
  ])('%o', (changes, problem) => expect(parse(changes)).toContainEqual(problem))

  test('all problems are reported at once, in the order of the form', () => {
    const empty = { firstName: '', lastName: '', address: '', postalCode: '', city: '', country: '', phone: '' }
    const problems = parse({ ...empty, email: '', isOldEnough: false, acceptsTerms: false })
    expect(Array.isArray(problems) && problems.map(({ field }) => field)).toEqual([
      'firstName',
      'lastName',
      'address',
      'postalCode',
      'city',
      'country',
      'phone',
      'email',
      'isOldEnough',
      'acceptsTerms',
    ])
  })
})

test('an address with line breaks becomes one line', () => {
  expect(parse({ address: 'Hauptstr. 1\r\nBcc: evil@example.org' })).toMatchObject({
    address: 'Hauptstr. 1 Bcc: evil@example.org',
  })
})

test('the newsletter is optional', () => {
  expect(parse({ wantsNewsletter: false })).toMatchObject({ wantsNewsletter: false })
  expect(parse({ wantsNewsletter: true })).toMatchObject({ wantsNewsletter: true })
})
