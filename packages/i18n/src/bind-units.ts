/** A unit behind a number, and what stands before one; `(?!…)` keeps "5 min" from being read as "5 m". */
const beforeUnit = /(?<=\d) (?=(?:kr\.|€|%|°C|km\/[ht]|km|cm|m²|m\/s|m|kWh|MB|am|pm|Uhr)(?![\p{L}\p{N}]))/gu
const behindWord = /(?<=\bkl\.|§) (?=\d)/g
const phone = /\+\d\d(?: \d\d){4}/g

/** Lets no line break in "1.500 kr.", "9 am", "kl. 15" or a telephone number. */
export function bindUnits(text: string): string {
  return text
    .replace(beforeUnit, '\u00a0')
    .replace(behindWord, '\u00a0')
    .replace(phone, (number) => number.replaceAll(' ', '\u00a0'))
}
