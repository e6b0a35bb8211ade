const plain = /^(\d{1,7})(?:[.,](\d{1,2}))?$/
/** 1.415,00 and 1,415.00; a single group such as 1.415 is thousands, since cents have two digits at most. */
const grouped = /^(\d{1,3}(?:[.,' ]\d{3})+)(?:[.,](\d{1,2}))?$/

/** Minor units of an amount as people write it; null for anything else. */
export function parseAmount(text: string): number | null {
  const written = text.trim().replaceAll(/[\s\u00a0]/g, '')
  const [, whole, cents = ''] = plain.exec(written) ?? grouped.exec(written) ?? []
  return whole === undefined ? null : Number(whole.replaceAll(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'))
}

/** For a field: 482.45 as 482,45 would be read back by `parseAmount`, so that the point needs no edition. */
export function writeAmount(amount: number): string {
  return (amount / 100).toFixed(2)
}
