/** A unit after a number, or a word before one; `(?!…)` keeps "5 min" from matching as "5 m". */
const beforeUnit = /(?<=\d) (?=(?:kr\.|€|%|°C|km\/[ht]|km|cm|m²|m\/s|m|kWh|MB|am|pm|Uhr)(?![\p{L}\p{N}]))/gu
const behindWord = /(?<=\bkl\.|§) (?=\d)/g
const phone = /\+\d\d(?: \d\d){4}/g

/** Prevents line breaks in "1.500 kr.", "9 am", "kl. 15" or a telephone number. */
export function bindUnits(text: string): string {
  return text
    .replace(beforeUnit, '\u00a0')
    .replace(behindWord, '\u00a0')
    .replace(phone, (number) => number.replaceAll(' ', '\u00a0'))
}
