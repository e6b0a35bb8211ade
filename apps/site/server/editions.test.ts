import { describe, expect, test } from 'vitest'
import { createEditionHosts } from './editions.ts'

const local = { port: 3000, defaultEdition: 'de', hosts: {}, editionPorts: false } as const

describe('the edition of a request', () => {
  const hosts = createEditionHosts(local)
  test.each([
    ['da.localhost:3000', 'da'],
    ['EN.localhost', 'en'],
    ['de.localhost:8080', 'de'],
    ['localhost:3000', 'de'],
    ['127.0.0.1:3000', 'de'],
    ['[::1]:3000', 'de'],
    ['evil.example', 'de'],
    ['', 'de'],
    [undefined, 'de'],
  ] as const)('the host %s shows %s', (host, edition) => {
    expect(hosts.editionOf(host, () => 3000)).toBe(edition)
  })
})

test('links between editions use the local names by default', () => {
  expect(createEditionHosts(local).origins).toEqual({
    da: 'http://da.localhost:3000',
    de: 'http://de.localhost:3000',
    en: 'http://en.localhost:3000',
  })
})

test('real domains are recognised and used for links', () => {
  const hosts = createEditionHosts({
    ...local,
    hosts: { da: 'https://marram.example', en: 'https://en.marram.example' },
  })
  expect(hosts.editionOf('marram.example', () => undefined)).toBe('da')
  expect(hosts.editionOf('en.marram.example:443', () => undefined)).toBe('en')
  expect(hosts.origins.da).toBe('https://marram.example')
})

test('with a port for each edition, an unknown host is resolved by its port', () => {
  const hosts = createEditionHosts({ ...local, editionPorts: true })
  expect(hosts.editionOf('192.0.2.1:3000', () => 3000)).toBe('de')
  expect(hosts.editionOf('192.0.2.1:3001', () => 3001)).toBe('da')
  expect(hosts.editionOf('192.0.2.1:3002', () => 3002)).toBe('en')
  expect(hosts.editionOf('en.localhost:3000', () => 3000)).toBe('en')
  expect(hosts.origins.en).toBe('http://localhost:3002')
})
