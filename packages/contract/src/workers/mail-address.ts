const maxLength = 254
const local = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u

/**
 * One address and nothing else: no name, no list, no line break, a domain with a dot. Letters beyond ASCII only in the
 * domain, where they can be written in ASCII; many servers refuse them before the @.
 */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (text.length > maxLength || at < 1 || at > 64) return false
  const labels = text.slice(at + 1).split('.')
  return local.test(text.slice(0, at)) && labels.length > 1 && labels.every((part) => label.test(part))
}
