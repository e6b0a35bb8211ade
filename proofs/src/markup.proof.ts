import { execFile, spawnSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findTool } from '@marram/bench/tools'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import { startAgency } from '@marram/testkit/agency'
import { editions, unknownPaths, type WalkedPage, walkEdition, walkTo } from '@marram/testkit/walk-site'
import { expect, test } from 'vitest'
import { countOf, patience, sayResult } from './proof.ts'

type Message = { readonly url?: string; readonly type: string; readonly message: string; readonly extract?: string }

const lodgings = countOf({ sample: 40, full: 40 })
const run = promisify(execFile)
/** React closes empty elements like XML. HTML allows it, as all our attributes are quoted. */
const noFault = '.*Trailing slash on void elements.*'
const hasJava = spawnSync('java', ['-version']).status === 0

test.runIf(hasJava)("the W3C's checker finds no fault on any page (needs Java)", patience, async () => {
  const folder = makeTemporaryFolder('marram-markup-')
  try {
    const pages = await collectPages()
    const files = await writePages(folder, pages)
    const messages = await check(folder)
    const faults = messages.map(({ url = '', message, extract = '' }) => {
      const page = files.get(url.slice(url.lastIndexOf('/') + 1))
      return `${page}: ${message} at ${extract.trim()}`
    })
    expect(faults).toEqual([])
    sayResult({ pages: pages.length })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

async function collectPages(): Promise<WalkedPage[]> {
  const agency = await startAgency({ lodgings, env: { TRUST_PROXY: '1' } })
  try {
    const pages: WalkedPage[] = []
    for (const edition of editions) {
      pages.push(...(await walkEdition(agency.port, edition)))
      for (const path of unknownPaths) pages.push(await walkTo(agency.port, edition, path))
    }
    return pages.filter(({ html }) => html)
  } finally {
    await agency.stop()
  }
}

/** The page in each file, by file name. */
async function writePages(folder: string, pages: readonly WalkedPage[]): Promise<Map<string, string>> {
  await mkdir(folder, { recursive: true })
  const named = pages.map((page, index) => ({ name: `${index}.html`, page }))
  for (const { name, page } of named) await writeFile(join(folder, name), page.html)
  return new Map(named.map(({ name, page }) => [name, `${page.edition} ${page.path}`]))
}

/** The checker exits with 1 if it finds a fault, and prints its report all the same. */
async function check(folder: string): Promise<Message[]> {
  const args = [
    '-jar',
    join(findTool('vnu-jar/package.json'), '..', 'build', 'dist', 'vnu.jar'),
    '--stdout',
    '--exit-zero-always',
    '--format',
    'json',
    '--filterpattern',
    noFault,
    folder,
  ]
  const { stdout } = await run('java', args, { maxBuffer: 256 * 1024 * 1024 })
  const { messages }: { messages: Message[] } = JSON.parse(stdout)
  return messages
}
