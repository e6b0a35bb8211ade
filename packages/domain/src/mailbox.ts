/** They ignore dots before the @; other hosts may give `a.b@` and `ab@` to two people. */
const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that mail to an address lands in, as far as its spelling tells: limits on mail count by it. Tags after a
 * plus are free at most mail hosts, so each would otherwise have a count of its own. For counting only: an account, a
 * confirmation and a mail belong to the address as it was written.
 */
export function mailboxKey(address: string): string {
  const folded = address.trim().normalize('NFC').toLowerCase()
  const at = folded.lastIndexOf('@')
  const domain = asciiDomain(folded.slice(at + 1))
  const [name = '', ...tags] = folded.slice(0, at).split('+')
  const person = name === '' ? ['', ...tags].join('+') : name
  return dotless.has(domain) ? `${person.replaceAll('.', '')}@gmail.com` : `${person}@${domain}`
}

/** `müller.de` and `xn--mller-kva.de` are one domain. */
function asciiDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}
