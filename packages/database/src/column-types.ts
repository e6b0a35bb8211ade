import { TypeOverrides } from 'pg'

const OID = { int8: 20, date: 1082, numeric: 1700, dateArray: 1182, int8Array: 1016, numericArray: 1231 } as const
const TEXT_ARRAY = 1009

/**
 * How PostgreSQL's values arrive here. A date stays a string, because a Date is an instant and Copenhagen would
 * lose a day. int8 and numeric become numbers: a test holds every numeric column to 15 digits, which a number keeps
 * exactly, and a whole number beyond 2^53 is an error rather than a wrong answer.
 */
export function columnTypes(): TypeOverrides {
  const overrides = new TypeOverrides()
  overrides.setTypeParser(OID.date, (text) => text)
  overrides.setTypeParser(OID.int8, parseNumber)
  overrides.setTypeParser(OID.numeric, parseNumber)
  // @types/pg says that a parser takes the type's number; it takes the text.
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
