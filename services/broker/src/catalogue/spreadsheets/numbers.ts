export type DecimalMark = ',' | '.'
/** The decimal mark of a column; `unclear` if a number may be read in two ways, `mixed` if both marks occur. */
export type MarkFinding = DecimalMark | 'none' | 'unclear' | 'mixed'

type Evidence = DecimalMark | 'none' | 'either'

/** Kroner are often written `7.460,-`. */
const dash = /([.,])[-–—]$/
const currencies = { dkk: /^(?:kr\.?|dkk)\s*|\s*(?:kr\.?|dkk)$/gi, eur: /^(?:€|eur)\s*|\s*(?:€|eur)$/gi } as const
/** Spaces and apostrophes only group digits. */
const groupSpace = /(?<=\d)[\s\u00a0\u2009\u202f'’](?=\d{3}(?!\d))/g

/** Without currency, spaces between groups, and the dash for no øre. */
export function bareNumber(text: string, currency: 'dkk' | 'eur' | null = null): string {
  const amount = currency === null ? text.trim() : text.trim().replaceAll(currencies[currency], '')
  return amount.replaceAll(groupSpace, '').replace(dash, (_, mark: string) => `${mark}00`)
}

/** The decimal mark that a number proves. `1.250` proves none: it is 1250 in Denmark and 1.25 in Britain. */
export function evidenceIn(bare: string): Evidence {
  const marks = bare.replaceAll(/[^.,]/g, '')
  const last = marks.at(-1)
  if (last !== ',' && last !== '.') return 'none'
  if (/^-?[1-9]\d{0,2}[.,]\d{3}$/.test(bare)) return 'either'
  const isRepeated = marks.length > 1 && new Set(marks).size === 1
  const mark = isRepeated === (last === ',') ? '.' : ','
  return plainNumber(bare, mark) === null ? 'none' : mark
}

export function findMark(bare: readonly string[]): MarkFinding {
  const found = new Set(bare.map(evidenceIn))
  if (found.has(',') && found.has('.')) return 'mixed'
  if (found.has(',')) return ','
  if (found.has('.')) return '.'
  return found.has('either') ? 'unclear' : 'none'
}

/** `1.250,50` with a decimal comma as `1250.50`. Null if the digits are not grouped by three. */
export function plainNumber(bare: string, mark: DecimalMark): string | null {
  const group = mark === ',' ? '\\.' : ','
  const pattern = new RegExp(`^(-?)(\\d+|[1-9]\\d{0,2}(?:${group}\\d{3})+)(?:[${mark}](\\d+))?$`)
  const [, sign, whole, decimals] = pattern.exec(bare) ?? []
  if (whole === undefined) return null
  return `${sign}${whole.replaceAll(/[.,]/g, '')}${decimals === undefined ? '' : `.${decimals}`}`
}

/** Exact: øre and cent are never computed from a fraction. Null beyond two decimals or nine digits. */
export function minorUnits(plain: string): number | null {
  const [, sign, whole, decimals = ''] = /^(-?)0*(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plain) ?? []
  if (whole === undefined) return null
  const minor = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return sign === '-' ? -minor : minor
}
