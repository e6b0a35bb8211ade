import type { Random } from '../catalogue/random.ts'

const digits = [...'0123456789abcdef']

/** Stands for the hash of a secret that nobody has. */
export function hexOf(random: Random, length: number): string {
  return Array.from({ length }, () => digits[Math.floor(random.next() * 16)]).join('')
}

export function uuidOf(random: Random): string {
  const hex = hexOf(random, 30)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-8${hex.slice(15, 18)}-${hex.slice(18, 30)}`
}
