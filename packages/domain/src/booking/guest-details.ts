import { findPersonNameProblem, maxPersonNameLength, tidyPersonName } from '../person-name.ts'
import { findAddressRule, parsePhone, parsePostalCode } from './address-rule.ts'
import { isCountry } from './country.ts'

/** The person who rents the house, as written on the contract. */
export type GuestDetails = Readonly<{
  firstName: string
  lastName: string
  address: string
  postalCode: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** International, with a plus. */
  phone: string
  email: string
  wantsNewsletter: boolean
}>

/** Submitted form fields; an unticked box is false. */
export type GuestInput = GuestDetails & Readonly<{ isOldEnough: boolean; acceptsTerms: boolean }>

export type GuestField = keyof GuestInput

/** The action that fixes a field; the texts are translated elsewhere. */
export type Remedy =
  | 'fill-in'
  | 'shorten'
  | 'use-letters'
  | 'write-street'
  | 'choose-country'
  | 'write-postal-code'
  | 'write-phone'
  | 'write-phone-with-plus'
  | 'write-email'
  | 'tick'

export type GuestProblem = Readonly<{
  field: GuestField
  remedy: Remedy
  /** A valid value in the guest's country. */
  example?: string
}>

const maxLengths = {
  firstName: maxPersonNameLength,
  lastName: maxPersonNameLength,
  address: 120,
  postalCode: 12,
  city: 80,
  country: 2,
  phone: 30,
  email: 254,
}
type TextField = keyof typeof maxLengths
const textFields = ['firstName', 'lastName', 'address', 'postalCode', 'city', 'country', 'phone', 'email'] as const

/** Reports all fields at once, in the order of the form, so that a guest corrects it only once. */
export function parseGuestDetails(
  input: GuestInput,
  isMailAddress: (text: string) => boolean,
): GuestDetails | readonly GuestProblem[] {
  const text = (field: TextField) => input[field].normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  const country = text('country').toUpperCase()
  const parsed = {
    firstName: tidyPersonName(input.firstName),
    lastName: tidyPersonName(input.lastName),
    address: text('address'),
    city: text('city'),
    country,
    postalCode: parsePostalCode(text('postalCode'), country) ?? '',
    phone: parsePhone(text('phone'), country) ?? '',
    email: text('email'),
    wantsNewsletter: input.wantsNewsletter,
  }
  const problems = textFields.flatMap((field): readonly GuestProblem[] => {
    const written = text(field)
    if (written === '') return [{ field, remedy: 'fill-in' }]
    if (written.length > maxLengths[field]) return [{ field, remedy: 'shorten' }]
    const problem = problemOf(field, parsed, isMailAddress)
    return problem === null ? [] : [problem]
  })
  const unticked = (['isOldEnough', 'acceptsTerms'] as const).filter((box) => !input[box])
  const all = [...problems, ...unticked.map((field) => ({ field, remedy: 'tick' as const }))]
  return all.length > 0 ? all : parsed
}

function problemOf(
  field: TextField,
  parsed: GuestDetails,
  isMailAddress: (text: string) => boolean,
): GuestProblem | null {
  const rule = findAddressRule(parsed.country)
  switch (field) {
    case 'country':
      return isCountry(parsed.country) ? null : { field, remedy: 'choose-country' }
    case 'postalCode':
      if (parsed.postalCode !== '') return null
      return { field, remedy: 'write-postal-code', ...(rule && { example: rule.example }) }
    case 'phone':
      if (parsed.phone !== '') return null
      return rule
        ? { field, remedy: 'write-phone', example: `+${rule.callingCode}` }
        : { field, remedy: 'write-phone-with-plus' }
    case 'email':
      return isMailAddress(parsed.email) ? null : { field, remedy: 'write-email' }
    case 'firstName':
    case 'lastName':
      return findPersonNameProblem(parsed[field]) === null ? null : { field, remedy: 'use-letters' }
    default:
      if (isPlainText(parsed[field])) return null
      return { field, remedy: field === 'address' ? 'write-street' : 'use-letters' }
  }
}

/** Rejects text without letters, and markup and links, which could change the meaning of a letter or mail. */
function isPlainText(text: string): boolean {
  return /\p{L}/u.test(text) && !/[\p{Cc}\p{Cf}\p{Co}\p{Cs}<>{}]/u.test(text) && !/https?:|www\./i.test(text)
}
