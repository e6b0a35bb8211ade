const mask = '…'
/** PostgreSQL quotes names like values; only these are parts of the program. */
const quoted =
  /((?:constraint|relation|column|table|function|index|operator|schema|role|database|sequence|type) "[^"]*")|"[^"]*"/g

type Rule = readonly [RegExp, string | ((found: string, kept?: string) => string)]

/** In this order: what one has masked is not looked at by the next. */
const rules: readonly Rule[] = [
  [/\/\/[^\s/@]+@/g, `//${mask}@`],
  [/[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu, `${mask}@${mask}`],
  [/\?[\w%.~-]+=[^\s"')]*/g, `?${mask}`],
  [quoted, (_, kept) => kept ?? `"${mask}"`],
  [/'[^']*[^\w./@:'-][^']*'/g, `'${mask}'`],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b|\b(?:[\da-f]{1,4}:){2,}[\da-f:]*[\da-f]\b/gi, mask],
  [/\b(?=[\w-]*\d)[\w-]{20,}\b/g, mask],
  [/(\b\d{4}-\d\d-\d\d\b)|\+?\d(?:[ ()/-]?\d){5,}/g, (_, day) => day ?? '#'],
]

/**
 * The text of an error without what it may have of guests: mail and network addresses, quoted input, query strings,
 * tokens, and long numbers such as phones and bookings.
 */
export function maskPersonal(text: string): string {
  return rules.reduce(
    (masked, [pattern, by]) =>
      typeof by === 'string' ? masked.replaceAll(pattern, by) : masked.replaceAll(pattern, by),
    text,
  )
}
