/**
 * Letters that people write in two ways when their keyboard has no other: Blåvand is Blaavand or Blavand, Grünfläche
 * is Gruenflaeche or Grunflache. Each word is known under both.
 */
const long: Readonly<Record<string, string>> = { æ: 'ae', ø: 'oe', å: 'aa', ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
const short: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', å: 'a', ä: 'a', ö: 'o', ü: 'u', ß: 'ss' }
const special = /[æøåäöüß]/g

/** The spellings of one word in plain letters, usually just one. */
export function foldings(word: string): readonly string[] {
  const lower = word.toLowerCase().normalize('NFC')
  const spelled = plain(lower.replace(special, (letter) => long[letter] ?? letter))
  const stripped = plain(lower.replace(special, (letter) => short[letter] ?? letter))
  // Who writes æ as a does so in the middle of a word as well: lærke, larke.
  const bare = plain(lower.replace(special, (letter) => (letter === 'æ' ? 'a' : (short[letter] ?? letter))))
  return spelled === stripped && stripped === bare ? [spelled] : [...new Set([spelled, stripped, bare])]
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{Mark}/gu, '')
}
