/** Hosts that ignore dots before the @; others may give `a.b@` and `ab@` to two people. */
const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox of an address as far as its spelling shows; mail limits count by it. Most hosts offer unlimited tags
 * after a plus, which would bypass such limits. For counting only: accounts, confirmations and mails use the address as
 * written.
 */
export function mailboxKey(address: string): string {
  const folded = address.trim().normalize('NFC').toLowerCase()
  const at = folded.lastIndexOf('@')
  const domain = asciiDomain(folded.slice(at + 1))
  const [name = '', ...tags] = folded.slice(0, at).split('+')
  const person = name === '' ? ['', ...tags].join('+') : name
  return dotless.has(domain) ? `${person.replaceAll('.', '')}@gmail.com` : `${person}@${domain}`
}

/** `müller.de` and `xn--mller-kva.de` are the same domain. */
function asciiDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}
