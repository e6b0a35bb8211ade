import { baseLetters } from '../slug.ts'

/**
 * Normalises the spelling of different keyboards: Blåvand, Blaavand and Blavand are the same word, as are Rømø, Roemoe
 * and Romo. For comparisons only.
 */
export function fold(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{Mark}'’]/gu, '')
    .replace(/[æøœßðđþł]/g, (letter) => baseLetters[letter] ?? letter)
    .replace(/a[ae]/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/ue/g, 'u')
}
