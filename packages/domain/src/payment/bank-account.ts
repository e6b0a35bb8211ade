import type { Currency } from '../money.ts'

/** The account that receives money of one currency. */
export type BankAccount = Readonly<{
  name: string
  /** Without spaces. */
  iban: string
  bic: string
  /** Used by Danish banks instead of an IBAN; null for an account elsewhere. */
  danish: Readonly<{ registration: string; account: string }> | null
}>

/** A currency without an account accepts no transfers. */
export type BankAccounts = Readonly<Partial<Record<Currency, BankAccount>>>

const fields = ['name', 'iban', 'bic', 'registration', 'account'] as const
type Field = (typeof fields)[number]

/** Parses `name=…; iban=…; bic=…`; `problem` says what is wrong with it. */
export function parseBankAccount(text: string): BankAccount | { readonly problem: string } {
  const values = readFields(text)
  if (values === null) return { problem: 'not fields such as name=…; iban=…; bic=… with semicolons between' }
  const { name = '', registration, account } = values
  const iban = parseIban(values.iban ?? '')
  const bic = (values.bic ?? '').toUpperCase()
  if (name === '' || name.length > 70)
    return { problem: 'the name of the account holder is missing or over 70 letters' }
  if (iban === null) return { problem: 'the IBAN is missing or its check digits do not fit' }
  if (!/^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic))
    return { problem: 'the BIC is missing or has another shape' }
  const danish = danishNumbers(iban)
  const isOther =
    (registration !== undefined && registration !== danish?.registration) ||
    (account !== undefined && account.replaceAll(/\s/g, '').padStart(10, '0') !== danish?.account)
  if (isOther) return { problem: 'registration and account number are not those of the IBAN' }
  return { name, iban, bic, danish }
}

function readFields(text: string): Partial<Record<Field, string>> | null {
  const values: Partial<Record<Field, string>> = {}
  for (const part of text.split(';').filter((piece) => piece.trim() !== '')) {
    const [key = '', ...rest] = part.split('=')
    const field = fields.find((one) => one === key.trim())
    if (field === undefined || field in values) return null
    values[field] = rest.join('=').trim()
  }
  return values
}

/** ISO 13616: letters count from ten, the first four characters move to the end, and the remainder by 97 is one. */
export function parseIban(text: string): string | null {
  const iban = text.replaceAll(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return null
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((letter) => Number.parseInt(letter, 36)).join('')
  return BigInt(digits) % 97n === 1n ? iban : null
}

/** Registration (four digits) and account number (ten) of a Danish IBAN. */
function danishNumbers(iban: string): BankAccount['danish'] {
  const [, registration, account] = /^DK\d{2}(\d{4})(\d{10})$/.exec(iban) ?? []
  return registration === undefined || account === undefined ? null : { registration, account }
}

/** In groups of four, as printed. */
export function writeIban(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
