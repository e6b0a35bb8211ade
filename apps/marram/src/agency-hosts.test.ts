import type { Agency } from '@marram/contract/agency/agency'
import type { AgencyProfile } from '@marram/contract/agency/profile'
import { linkedOrigins } from '@marram/site/server/editions'
import { readSecondProfile } from '@marram/testkit/second-agency/second-agency'
import { expect, test } from 'vitest'
import { agencyHosts } from './agency-hosts.ts'

const production = { mode: 'production', port: 3000, defaultEdition: 'de', hosts: {}, editionPorts: false } as const

const profile = await readSecondProfile()
const { en: edition } = profile.editions

function agencyWith(editions: AgencyProfile['editions']): Agency {
  return { version: 1, profile: { ...profile, editions }, palette: {}, icons: {} }
}

const danishAndEnglish = agencyWith({
  da: edition && { ...edition, host: 'https://bodden.dk' },
  en: edition && { ...edition, host: 'https://bodden.example' },
})

test('editions and hosts come from the profile, and settings have priority', () => {
  const { origins, on } = agencyHosts({ ...production, hosts: { en: 'https://www.bodden.example' } }, danishAndEnglish)
  expect(on).toEqual(['da', 'en'])
  expect(origins).toMatchObject({ da: 'https://bodden.dk', en: 'https://www.bodden.example' })
})

test('an edition that is off is answered by another one, and nothing links to it', () => {
  const hosts = agencyHosts({ ...production, defaultEdition: 'en' }, danishAndEnglish)
  expect(hosts.editionOf('de.localhost', () => undefined)).toBe('en')
  expect(hosts.origins.de).toBe('https://bodden.example')
  expect(linkedOrigins(hosts).de).toBe('')
})

test('if the default edition is off, the first one answers unknown hosts', () => {
  expect(agencyHosts(production, danishAndEnglish).editionOf('elsewhere.example', () => undefined)).toBe('da')
})

test('production needs a host for every edition that is on', () => {
  const start = () =>
    agencyHosts(production, agencyWith({ de: edition, en: edition && { ...edition, host: 'https://b.example' } }))
  expect(start).toThrow('a host for de: set MARRAM_HOSTS=de=https://…,en=https://…')
  expect(() => agencyHosts(production, null)).toThrow('a host for da, de, en')
  expect(agencyHosts({ ...production, mode: 'demo' }, null).origins.de).toBe('http://de.localhost:3000')
})
