import type { GuestDetails } from '@marram/domain/booking/guest-details'
import type { EditionKey } from '@marram/domain/edition'
import * as v from 'valibot'
import { readAgencyFile, words } from '../agency.ts'
import { createRandom, type Random } from '../catalogue/random.ts'
import { countriesOfGuests, firstNamesOf } from '../catalogue/reviews/guests.ts'

export type BookingGuest = { language: EditionKey; details: GuestDetails }

const { streets, postalCodes } = readAgencyFile(
  'bookings/guests.json',
  v.strictObject({
    /** By country. */
    streets: v.record(v.string(), v.array(words)),
    /** By town. */
    postalCodes: v.record(v.string(), words),
  }),
)

/**
 * Numbers that nobody has: those that regulators reserve for films in Germany and Britain, elsewhere such as begin with
 * a digit with which no subscriber's number begins. Each ends with three digits of choice.
 */
const phones: Readonly<Record<string, string>> = {
  DE: '+493023125',
  DK: '+4500190',
  AT: '+4310000',
  CH: '+41440000',
  NL: '+31200000',
  GB: '+442079460',
}

const shares = countriesOfGuests.map((country) => [country, country.share] as const)

/** Guests who have written a review come from where it says. */
export type Origin = { readonly isoCountry: string; readonly place: string }

export function drawBookingGuest(random: Random, origin?: Origin): BookingGuest {
  const drawn = random.weighted(shares)
  const country = countriesOfGuests.find(({ code }) => code === origin?.isoCountry) ?? drawn
  const { code, language, places, family } = country
  const [firstName, lastName] = [random.pick(firstNamesOf(country)), random.pick(family)]
  const city = origin?.place ?? random.pick(places)
  const street = random.pick(streets[code] ?? [])
  const number = random.int(1, 118)
  const suffix = random.int(0, 999)
  return {
    language,
    details: {
      firstName,
      lastName,
      address: code === 'GB' ? `${number} ${street}` : `${street} ${number}`,
      postalCode: postalCodes[city] ?? '',
      city,
      country: code,
      phone: `${phones[code]}${String(suffix).padStart(3, '0')}`,
      email: `${mailName(firstName)}.${mailName(lastName)}${suffix}@example.org`,
      wantsNewsletter: random.chance(0.2),
    },
  }
}

/** Families of which somebody books again and again. */
export function regularGuest(seed: string, lodgings: number, random: Random): BookingGuest {
  return drawBookingGuest(createRandom(seed, 'regular', random.int(1, Math.ceil(lodgings / 3))))
}

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'oe',
  æ: 'ae',
  å: 'aa',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ı: 'i',
}

function mailName(name: string): string {
  const spelled = name.toLowerCase().replaceAll(/[ßøæåäöüı]/g, (letter) => letters[letter] ?? letter)
  return spelled.normalize('NFD').replaceAll(/[^a-z]/g, '')
}
