const maxLength = 254
const local = /^[\p{L}\p{N}_!#$%&'*+/=?^`{|}~-]+(?:\.[\p{L}\p{N}_!#$%&'*+/=?^`{|}~-]+)*$/u
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u

/**
 * A single address: no name, list or line break, and a domain with a dot. Letters of any language on both sides of the
 * @ (RFC 6531): jürgen@müller.de is valid.
 */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (text.length > maxLength || at < 1 || at > 64) return false
  const labels = text.slice(at + 1).split('.')
  return local.test(text.slice(0, at)) && labels.length > 1 && labels.every((part) => label.test(part))
}
