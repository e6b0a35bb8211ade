import { TypeOverrides } from 'pg'

const OID = { int8: 20, date: 1082, numeric: 1700, dateArray: 1182, int8Array: 1016, numericArray: 1231 } as const
const TEXT_ARRAY = 1009

/**
 * Parsers for PostgreSQL's types. A date stays a string, because a Date is an instant and would shift the day in
 * Copenhagen. int8 and numeric become numbers: a test limits numeric columns to 15 digits, which a number stores
 * exactly, and an integer beyond 2^53 throws instead of losing precision.
 */
export function columnTypes(): TypeOverrides {
  const overrides = new TypeOverrides()
  overrides.setTypeParser(OID.date, (text) => text)
  overrides.setTypeParser(OID.int8, parseNumber)
  overrides.setTypeParser(OID.numeric, parseNumber)
  // @types/pg declares the parser with the type's number; it receives the text.
  const textArrayParser = overrides.getTypeParser(TEXT_ARRAY)
  const parseTexts = (text: string): (string | null)[] => Reflect.apply(textArrayParser, undefined, [text])
  overrides.setTypeParser(OID.dateArray, parseTexts)
  const parseNumbers = (text: string) => parseTexts(text).map((item) => (item === null ? null : parseNumber(item)))
  overrides.setTypeParser(OID.int8Array, parseNumbers)
  overrides.setTypeParser(OID.numericArray, parseNumbers)
  return overrides
}

export function parseNumber(text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError(`${text} is too large to be a number here: select it as text.`)
  }
  return value
}
