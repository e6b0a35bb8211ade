/** How addresses and telephone numbers are written in a country. */
export type AddressRule = Readonly<{
  postalCode: RegExp
  /** One that could be real, for the remedy. */
  example: string
  callingCode: string
  /** Digits after the calling code. */
  phoneDigits: readonly [min: number, max: number]
  /** Written before national numbers, left out in international ones. */
  trunkPrefix: string
}>

const fourDigits = /^\d{4}$/
const fiveDigits = /^\d{5}$/

function rule(
  postalCode: RegExp,
  example: string,
  callingCode: string,
  phoneDigits: readonly [number, number],
  trunkPrefix = '0',
): AddressRule {
  return { postalCode, example, callingCode, phoneDigits, trunkPrefix }
}

/** Where our guests live. From elsewhere any postal code will do, and the telephone number begins with a plus. */
export const addressRules: Readonly<Record<string, AddressRule>> = {
  DK: rule(fourDigits, '6857', '45', [8, 8], ''),
  DE: rule(fiveDigits, '10115', '49', [6, 12]),
  AT: rule(fourDigits, '1010', '43', [6, 13]),
  BE: rule(fourDigits, '1000', '32', [8, 9]),
  CH: rule(fourDigits, '8001', '41', [9, 9]),
  CZ: rule(/^\d{3} ?\d{2}$/, '110 00', '420', [9, 9], ''),
  ES: rule(fiveDigits, '28001', '34', [9, 9], ''),
  FI: rule(fiveDigits, '00100', '358', [6, 11]),
  FR: rule(fiveDigits, '75001', '33', [9, 9]),
  GB: rule(/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, 'SW1A 1AA', '44', [9, 10]),
  IE: rule(/^[A-Z]\d[\dW] ?[A-Z\d]{4}$/, 'D02 X285', '353', [7, 9]),
  IT: rule(fiveDigits, '00118', '39', [6, 11], ''),
  LU: rule(fourDigits, '1111', '352', [5, 11], ''),
  NL: rule(/^[1-9]\d{3} ?[A-Z]{2}$/, '1012 AB', '31', [9, 9]),
  NO: rule(fourDigits, '0150', '47', [8, 8], ''),
  PL: rule(/^\d{2}-\d{3}$/, '00-001', '48', [9, 9], ''),
  SE: rule(/^\d{3} ?\d{2}$/, '111 22', '46', [7, 10]),
}

const anyPostalCode = /^[A-Z\d][A-Z\d -]{1,9}$/

export function findAddressRule(country: string): AddressRule | null {
  return Object.hasOwn(addressRules, country) ? (addressRules[country] ?? null) : null
}

/** As it is written on a letter there, or null. */
export function parsePostalCode(text: string, country: string): string | null {
  const code = text.trim().toUpperCase().replaceAll(/\s+/g, ' ')
  const pattern = findAddressRule(country)?.postalCode
  if (pattern === undefined) return anyPostalCode.test(code) ? code : null
  // Many write the letters of their country before it, as on a letter from abroad: L-1234.
  const own = code.replace(/^[A-Z]{1,3}[- ](?=\d)/, '')
  return [code, own].find((one) => pattern.test(one)) ?? null
}

/** International form, `+4512345678`; a national number is taken as one of the guest's country. Null for any other. */
export function parsePhone(text: string, country: string): string | null {
  const written = text.replaceAll(/[\s().\-/]/g, '')
  if (!/^(?:\+|00)?\d{4,18}$/.test(written)) return null
  const international = /^(?:\+|00)(\d+)/.exec(written)?.[1]
  if (international !== undefined) return parseInternational(international)
  const found = findAddressRule(country)
  if (found === null) return null
  const { callingCode, trunkPrefix, phoneDigits } = found
  const national = written.startsWith(trunkPrefix) ? written.slice(trunkPrefix.length) : written
  return isBetween(national.length, phoneDigits) ? `+${callingCode}${national}` : null
}

/** An international number for the eye, with spaces that do not break: `+45 12 34 56 78`, `+49 301234567`. */
export function presentPhone(phone: string): string {
  const home = Object.values(addressRules).find(({ callingCode }) => phone.startsWith(`+${callingCode}`))
  if (home === undefined) return phone
  const national = phone.slice(1 + home.callingCode.length)
  const written = national.length === 8 ? national.replaceAll(/\d\d(?=\d)/g, '$&\u00a0') : national
  return `+${home.callingCode}\u00a0${written}`
}

/** The trunk digit that many write in brackets, +49 (0) 30 …, is no part of the number. */
function parseInternational(digits: string): string | null {
  const home = Object.values(addressRules).find(({ callingCode }) => digits.startsWith(callingCode))
  if (home === undefined) return isBetween(digits.length, [7, 15]) && !digits.startsWith('0') ? `+${digits}` : null
  const { callingCode, trunkPrefix, phoneDigits } = home
  const rest = digits.slice(callingCode.length)
  const national = rest.startsWith(trunkPrefix) ? rest.slice(trunkPrefix.length) : rest
  return isBetween(national.length, phoneDigits) ? `+${callingCode}${national}` : null
}

function isBetween(value: number, [min, max]: readonly [number, number]): boolean {
  return value >= min && value <= max
}
