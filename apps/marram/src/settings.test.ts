import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { authProcessSettings } from '@marram/auth/config'
import { bookingProcessSettings } from '@marram/booking/config'
import { brokerProcessSettings } from '@marram/broker/config'
import { contentProcessSettings } from '@marram/content/config'
import { favoritesProcessSettings } from '@marram/favorites/config'
import { imagesProcessSettings } from '@marram/images/config'
import { searchProcessSettings } from '@marram/search/config'
import type { Settings } from '@marram/service-kit/config'
import { workersProcessSettings } from '@marram/workers/config'
import { beforeAll, describe, expect, test } from 'vitest'
import { settings } from './config.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const registryFile = join(import.meta.dirname, 'config.ts')
const services: Readonly<Record<string, Settings>> = {
  auth: authProcessSettings,
  booking: bookingProcessSettings,
  broker: brokerProcessSettings,
  content: contentProcessSettings,
  favorites: favoritesProcessSettings,
  images: imagesProcessSettings,
  search: searchProcessSettings,
  workers: workersProcessSettings,
}

const ownRead = /\b(?:config|settings)\.(\w+)/g
/** `{ a, b: c } = config`, and parameters of a type whose name ends in Config or Settings. */
const taken = /\{([^{}]*)\}\s*(?:=\s*(?:config|settings|parseConfig\()|:\s*(?:\w+<)?\w*(?:Config|Settings)\b)/g

/** Names of the settings that a source reads. */
function readsIn(source: string): string[] {
  const single = [...source.matchAll(ownRead)].flatMap(([, name]) => name ?? [])
  const several = [...source.matchAll(taken)].flatMap(([, names = '']) => names.split(','))
  return [...single, ...several.map((name) => name.replace(/[:=].*/s, '').trim())]
}

/** Without the program's own registry, which also reads values to validate them: that does not count as use. */
async function sourcesIn(folder: string): Promise<string[]> {
  const names = await readdir(join(root, folder), { recursive: true })
  const own = names.filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/testing|node_modules/.test(name),
  )
  const files = own.map((name) => join(root, folder, name)).filter((file) => file !== registryFile)
  return Promise.all(files.map((file) => readFile(file, 'utf8')))
}

const read = new Map<string, Set<string>>()
beforeAll(async () => {
  const folders = [
    'apps/marram/src',
    'apps/site/server',
    ...Object.keys(services).map((name) => `services/${name}/src`),
  ]
  for (const folder of folders) read.set(folder, new Set((await sourcesIn(folder)).flatMap(readsIn)))
  // The only other file that receives the whole configuration.
  const editions = await readFile(join(root, 'apps/site/server/editions.ts'), 'utf8')
  read.set('editions', new Set(readsIn(editions.replaceAll('= options', '= config'))))
})

const unread = (registry: Settings, reads: ReadonlySet<string>) =>
  Object.keys(registry).filter((name) => !reads.has(name))

test('every setting of the program is used', () => {
  const all = new Set([...read.values()].flatMap((names) => [...names]))
  expect(unread(settings, all)).toEqual([])
})

test('an unused setting is detected', () => {
  expect(unread({ ...settings, nobodyReadsThis: settings.port }, new Set(Object.keys(settings)))).toEqual([
    'nobodyReadsThis',
  ])
  expect(readsIn('const { a, b: c = 1 } = config; settings.d; function f({ e }: Partial<Config>) {}')).toEqual([
    'd',
    'a',
    'b',
    'e',
  ])
})

describe.each(Object.entries(services))('the service %s', (name, registry) => {
  test('uses every setting of its process', () => {
    expect(unread(registry, read.get(`services/${name}/src`) ?? new Set())).toEqual([])
  })
})

test('no environment variable stands for two settings of the program', () => {
  const names = Object.values(settings).map((setting) => setting.name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
