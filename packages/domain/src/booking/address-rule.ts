/** Rules for postal codes and telephone numbers of a country. */
export type AddressRule = Readonly<{
  postalCode: RegExp
  /** A plausible postal code to show in a validation message. */
  example: string
  callingCode: string
  /** Digits after the calling code. */
  phoneDigits: readonly [min: number, max: number]
  /** Prefix of national numbers, dropped in international ones. */
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

/**
 * The countries most guests come from. For any other country every postal code is accepted and the telephone number
 * must start with a plus.
 */
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

/** Normalised as that country writes it, or null. */
export function parsePostalCode(text: string, country: string): string | null {
  const code = text.trim().toUpperCase().replaceAll(/\s+/g, ' ')
  const pattern = findAddressRule(country)?.postalCode
  if (pattern === undefined) return anyPostalCode.test(code) ? code : null
  // Some guests put the country code first, as on international mail: L-1234.
  const withoutCountry = code.replace(/^[A-Z]{1,3}[- ](?=\d)/, '')
  return [code, withoutCountry].find((one) => pattern.test(one)) ?? null
}

/** International form, `+4512345678`; a national number is read as one of the guest's country. Null if invalid. */
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

/** Formats an international number for display with non-breaking spaces: `+45 12 34 56 78`, `+49 301234567`. */
export function presentPhone(phone: string): string {
  const home = Object.values(addressRules).find(({ callingCode }) => phone.startsWith(`+${callingCode}`))
  if (home === undefined) return phone
  const national = phone.slice(1 + home.callingCode.length)
  const written = national.length === 8 ? national.replaceAll(/\d\d(?=\d)/g, '$&\u00a0') : national
  return `+${home.callingCode}\u00a0${written}`
}

/** Drops a trunk digit written in brackets, as in +49 (0) 30 …. */
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
