import { BlockList, isIP } from 'node:net'

/** Loopback, private and reserved networks. */
const networks = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4'],
  ...['240.0.0.0/4', '::/128', '::1/128', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32'],
  ...['2002::/16', 'fc00::/7', 'fe80::/10', 'ff00::/8'],
]

const blocked = new BlockList()
for (const network of networks) {
  const [address = '', bits = ''] = network.split('/')
  blocked.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4')
}

/** True for a private address, and for anything that is not an IP address. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 0) return true
  return blocked.check(address, version === 6 ? 'ipv6' : 'ipv4')
}
