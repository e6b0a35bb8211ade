import { describe, expect, test } from 'vitest'
import { clientNetwork, findForwardedAddress } from './client-address.ts'

describe('behind one proxy', () => {
  test.each([
    ['203.0.113.5', '203.0.113.5'],
    ['1.1.1.1, 203.0.113.5', '203.0.113.5'],
    ['nonsense, 203.0.113.5', '203.0.113.5'],
    ['203.0.113.5:4711', '203.0.113.5'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
  ])('the last entry of "%s" is the visitor', (forwarded, visitor) => {
    expect(findForwardedAddress('10.0.0.1', forwarded, true)).toBe(visitor)
  })

  test.each([undefined, '', 'unknown', '203.0.113.5, <script>'])(
    'the socket counts if the header is %j',
    (forwarded) => {
      expect(findForwardedAddress('10.0.0.1', forwarded, true)).toBe('10.0.0.1')
    },
  )
})

describe('behind proxies with known addresses', () => {
  const proxies = ['10.0.0.0/8', '192.0.2.7', '2001:db8:1::/48']

  test.each([
    ['10.0.0.1', '203.0.113.5', '203.0.113.5'],
    ['10.0.0.1', '6.6.6.6, 203.0.113.5, 192.0.2.7, 10.9.9.9', '203.0.113.5'],
    ['2001:db8:1::9', '203.0.113.5', '203.0.113.5'],
    ['10.0.0.1', '10.0.0.2, 10.0.0.3', '10.0.0.2'],
  ])('from %s with "%s" the caller is %s', (socket, forwarded, visitor) => {
    expect(findForwardedAddress(socket, forwarded, proxies)).toBe(visitor)
  })

  test('a client cannot forge its address', () => {
    expect(findForwardedAddress('198.51.100.9', '203.0.113.5', proxies)).toBe('198.51.100.9')
  })

  test('an invalid entry ends the trust', () => {
    expect(findForwardedAddress('10.0.0.1', '203.0.113.5, unknown, 10.0.0.2', proxies)).toBe('10.0.0.2')
  })
})

describe('one customer counts once', () => {
  test.each([
    ['203.0.113.5', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['::FFFF:203.0.113.5', '203.0.113.5'],
    ['::ffff:cb00:7105', '203.0.113.5'],
    ['0:0:0:0:0:ffff:cb00:7105', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['64:ff9b::203.0.113.5', '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s belongs to %s', (address, network) => expect(clientNetwork(address)).toBe(network))
})
