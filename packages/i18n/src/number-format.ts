import type { EditionKey } from './edition-key.ts'

const marks: Readonly<Record<EditionKey, { readonly group: string; readonly decimal: string }>> = {
  da: { group: '.', decimal: ',' },
  de: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
}

export type Digits = { readonly min?: number; readonly max?: number }

/** Rounds half away from zero and groups thousands; drops trailing zeros beyond `min`. */
export function formatNumber(edition: EditionKey, value: number, { min = 0, max = min }: Digits = {}): string {
  const { group, decimal } = marks[edition]
  const factor = 10 ** max
  const scaled = Math.round(Math.abs(value) * factor + Number.EPSILON * factor)
  const whole = String(Math.floor(scaled / factor)).replace(/\B(?=(\d{3})+$)/g, group)
  const fraction = max === 0 ? '' : String(scaled % factor).padStart(max, '0')
  const kept = trimZeros(fraction, min)
  const sign = value < 0 && scaled > 0 ? '-' : ''
  return `${sign}${whole}${kept === '' ? '' : `${decimal}${kept}`}`
}

function trimZeros(fraction: string, min: number): string {
  let end = fraction.length
  while (end > min && fraction[end - 1] === '0') end -= 1
  return fraction.slice(0, end)
}
