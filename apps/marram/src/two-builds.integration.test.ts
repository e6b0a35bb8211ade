import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Agency, startAgency } from '@marram/testkit/agency'
import { type Answer, visit } from '@marram/testkit/visit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBuiltSite, siteFolder } from './site-bundle.ts'

const folder = join(siteFolder, '..', '..', '.marram', `two-builds-${process.pid}`)
const newId = 'build-of-tomorrow'
let agency: Agency
let oldId = ''
let nodes: Readonly<Record<'old' | 'new', number>> = { old: 0, new: 0 }

beforeAll(async () => {
  await writeNewBuild(join(siteFolder, 'dist'))
  oldId = JSON.parse(await readFile(join(siteFolder, 'dist', 'build.json'), 'utf8')).instanceId
  agency = await startAgency({ sharesBuild: true })
  const known = { email: karen.email, confirmed_at: new Date() }
  await agency.database.db.insertInto('confirmed_address').values(known).execute()
  nodes = { old: agency.port, new: (await agency.addNode(await openBuiltSite(folder))).port }
}, 120_000)
afterAll(async () => {
  await agency?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** The same sources with other names of scripts and styles, as if each had changed. */
async function writeNewBuild(built: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await cp(built, folder, { recursive: true, filter: (path) => !path.endsWith('.br') })
  await writeFile(join(folder, 'build.json'), JSON.stringify({ instanceId: newId, builtAt: new Date().toISOString() }))
  const assets = join(folder, 'client', 'assets')
  const names = new Set((await readdir(assets)).filter((name) => /\.(?:js|css)$/.test(name)))
  const renamed = (text: string) =>
    text.replaceAll(/[\w.$-]+\.(?:js|css)/g, (name) => (names.has(name) ? `new-${name}` : name))
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !/\.(?:js|css)$/.test(entry.name)) continue
    await writeFile(file, renamed(await readFile(file, 'utf8')))
    if (entry.parentPath === assets) await rename(file, join(assets, renamed(entry.name)))
  }
}

const filesIn = (text: string): string[] => [...new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css)/g))]

describe.each([
  ['old', 'new'],
  ['new', 'old'],
] as const)('a page of the %s build', (from, other) => {
  test('gets its scripts and styles from a node of the other one', async () => {
    const { text } = await visit(nodes[from], '/ferienhaus-suche/')
    const files = filesIn(text)
    expect(files.length).toBeGreaterThan(5)
    expect(files.every((path) => path.startsWith('/assets/new-') === (from === 'new'))).toBe(true)
    for (const path of files.slice(0, 8)) {
      const [own, others] = await Promise.all([visit(nodes[from], path), visit(nodes[other], path)])
      expect([path, others.status, others.text === own.text]).toEqual([path, 200, true])
      expect(others.headers['cache-control']).toContain('immutable')
    }
  })

  test('gets the rules of its build from a node of the other one', async () => {
    const id = from === 'old' ? oldId : newId
    const [own, others] = await Promise.all(
      [nodes[from], nodes[other]].map((port) => visit(port, `/builds/meta/${id}.json`)),
    )
    expect([own?.status, others?.status]).toEqual([200, 200])
    expect(JSON.parse(others?.text ?? '')).toEqual(JSON.parse(own?.text ?? ''))
  })
})

const karen = {
  firstName: 'Karen',
  lastName: 'Müller',
  address: 'Lindenstraße 4',
  postalCode: '10969',
  city: 'Berlin',
  country: 'DE',
  phone: '030 1234567',
  email: 'karen@example.org',
  isOldEnough: '1',
  acceptsTerms: '1',
}
const fieldOf = ({ text }: Answer, name: string) =>
  new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(text)?.[1] ?? ''

test.each([
  ['old', 'new'],
  ['new', 'old'],
] as const)(
  'a guest who has a page of the %s build open books with its forms at nodes of the %s one',
  async (first, then) => {
    const jar = new Map<string, string>()
    const send = async (build: 'old' | 'new', method: string, path: string, fields?: Record<string, string>) => {
      const answer = await visit(nodes[build], path, {
        method,
        headers: {
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
          cookie: [...jar].map((pair) => pair.join('=')).join('; '),
        },
        ...(fields && { body: `${new URLSearchParams(fields)}` }),
      })
      const [, name = '', value = ''] = /^([\w-]+)=([^;]*)/.exec(answer.headers['set-cookie'] ?? '') ?? []
      if (name !== '') jar.set(name, value)
      return answer
    }
    const step1 = await findStay(nodes[first])
    await send(first, 'GET', step1)
    const second = await send(
      then,
      'POST',
      '/booking/step1/',
      Object.fromEntries(new URLSearchParams(step1.split('?')[1])),
    )
    const details = await send(first, 'GET', second.headers.location ?? '')
    const seenTotal = fieldOf(details, 'seenTotal')
    const third = await send(then, 'POST', second.headers.location ?? '', { ...karen, seenTotal })
    const review = await send(first, 'GET', third.headers.location ?? '')
    const order = { acceptedTotal: fieldOf(review, 'acceptedTotal'), payChoice: 'invoice' }
    const placed = await send(then, 'POST', third.headers.location ?? '', order)
    expect(placed.headers.location).toMatch(/^\/booking\/receipt\/\?reservation=\d{9}$/)
    expect((await send(first, 'GET', placed.headers.location ?? '')).text).toContain('Gebucht. Wir freuen uns auf Sie.')
  },
)

/** The address of the first step for a stay that is free. */
async function findStay(port: number): Promise<string> {
  const { text: sitemap } = await visit(port, '/sitemaps/houses-1.xml')
  for (const [, path = ''] of sitemap.matchAll(/(\/ferienhaus-[a-z]+\d+\/)</g)) {
    const { text } = await visit(port, path)
    const [, step1] = /href="(\/booking\/step1\/\?[^"]+)"/.exec(text) ?? []
    if (step1 !== undefined) return step1.replaceAll('&amp;', '&')
  }
  throw new Error('No house is free.')
}
