import { describe, expect, test } from 'vitest'
import { parseAddress } from './address.ts'
import { badAddress } from './refusal.ts'

describe('the address of a picture', () => {
  test('begins with the source for /own/', () => {
    expect(parseAddress('/own/demo/house/AB1234/0')).toEqual({ source: 'demo', path: 'house/AB1234/0' })
  })

  test('of an editorial asset is the path below /assets/', () => {
    expect(parseAddress('/assets/2026/Blåvand.jpg')).toEqual({ source: 'assets', path: '2026/Blåvand.jpg' })
  })

  test('is the same with a trailing slash and with encoded letters', () => {
    expect(parseAddress('/assets/2026/Bl%C3%A5vand%20nord.jpg/')).toEqual({
      source: 'assets',
      path: '2026/Blåvand nord.jpg',
    })
  })

  test.each([
    '/',
    '/own',
    '/own/demo',
    '/own/assets/x.jpg',
    '/other/demo/x',
    '/assets',
    '/assets//x.jpg',
    '/own/demo/../secret',
    '/own/demo/%2e%2e/secret',
    '/own/demo/a%2fb',
    '/own/demo/a%5cb',
    '/own/demo/a%00b',
    '/own/demo/%',
    '/own/demo/%E0%A4%A',
    `/own/demo/${'a'.repeat(600)}`,
  ])('%s is an invalid picture address', (pathname) => {
    expect(parseAddress(pathname)).toBe(badAddress)
  })
})
