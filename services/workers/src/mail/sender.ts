import { isMailAddress } from '@marram/contract/workers/mail-address'

export type Sender = { readonly name: string; readonly address: string }

/** Parses `Name <address>` or an address. */
export function parseSender(written: string): Sender | null {
  const [, name = '', address = ''] = /^\s*([^<>]*?)\s*<([^<>]+)>\s*$/.exec(written) ?? [null, '', written.trim()]
  return isMailAddress(address) && !/[\p{Cc}"]/u.test(name) ? { name, address } : null
}
