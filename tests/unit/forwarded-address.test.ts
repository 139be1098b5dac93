import { describe, expect, it } from 'vitest'
import { forwardedAddress } from '@/src/platform/http/client-address'

describe('the address of a client', () => {
  it('is the socket’s where no proxy is trusted, whatever was claimed', () => {
    expect(forwardedAddress('203.0.113.7', '1.2.3.4', 0)).toBe('203.0.113.7')
  })

  it('is written the usual way for IPv4 on an IPv6 socket', () => {
    expect(forwardedAddress('::ffff:203.0.113.7', undefined, 0)).toBe('203.0.113.7')
  })

  it('is what the nearest trusted proxy appended, not what the client put before it', () => {
    expect(forwardedAddress('10.0.0.1', '1.2.3.4, 203.0.113.7', 1)).toBe('203.0.113.7')
  })

  it('is counted from the right through several proxies', () => {
    expect(forwardedAddress('10.0.0.1', '1.2.3.4, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7')
  })

  it('is the leftmost where fewer proxies were passed than are trusted', () => {
    expect(forwardedAddress('10.0.0.1', '203.0.113.7', 3)).toBe('203.0.113.7')
  })

  it.each([
    ['203.0.113.7:4711', '203.0.113.7'],
    ['[2001:db8::1]:4711', '2001:db8:0:0::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
  ])('is read from %s without the port', (entry, address) => {
    expect(forwardedAddress('10.0.0.1', entry, 1)).toBe(address)
  })

  it('is the socket’s where the header holds no address', () => {
    expect(forwardedAddress('10.0.0.1', 'unknown', 1)).toBe('10.0.0.1')
    expect(forwardedAddress('10.0.0.1', '', 1)).toBe('10.0.0.1')
  })

  it('is one for a whole network of IPv6, whose addresses one client may take in turn', () => {
    const [one, other, neighbour] = [
      '2001:DB8:1:2:aaaa:bbbb:cccc:dddd',
      '2001:db8:1:2::7%eth0',
      '2001:db8:1:3::7',
    ].map((address) => forwardedAddress(address, undefined, 0))
    expect(one).toBe('2001:db8:1:2::/64')
    expect(other).toBe(one)
    expect(neighbour).not.toBe(one)
  })
})
