import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startProgram } from '@marram/bench/program/running-program'
import { findTool } from '@marram/bench/tools'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import { editions, unknownPaths, type WalkedPage, walkEdition, walkTo } from '@marram/testkit/walk-site'

export type MarkupProof = { readonly pages: number } | { readonly skipped: string }

type Message = { readonly url?: string; readonly type: string; readonly message: string; readonly extract?: string }

const run = promisify(execFile)
/** React closes empty elements as XML does. HTML allows it, and no attribute of ours stands without quotes. */
const noFault = '.*Trailing slash on void elements.*'

/** Has the W3C's checker read every page of the three editions. Throws on what it finds, be it only a warning. */
export async function proveMarkup({ log }: { readonly log: (line: string) => void }): Promise<MarkupProof> {
  if (!(await hasJava())) {
    const skipped = 'The checker of the W3C was not run: it needs Java, and there is none on this machine.'
    log(skipped)
    return { skipped }
  }
  const folder = makeTemporaryFolder('marram-markup-')
  try {
    const pages = await collectPages(folder)
    log(`${pages.length} pages`)
    const files = await writePages(join(folder, 'pages'), pages)
    const messages = await check(join(folder, 'pages'))
    const faults = messages.map(({ url = '', message, extract = '' }) => {
      const page = files.get(url.slice(url.lastIndexOf('/') + 1))
      return `${page}: ${message} at ${extract.trim()}`
    })
    if (faults.length > 0) throw new Error(`${faults.length} faults, first: ${faults.slice(0, 3).join(' | ')}`)
    return { pages: pages.length }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function hasJava(): Promise<boolean> {
  return run('java', ['-version']).then(
    () => true,
    () => false,
  )
}

async function collectPages(folder: string): Promise<WalkedPage[]> {
  const program = await startProgram(join(folder, 'data'), {
    DEMO_LODGINGS: '40',
    COMPONENT_GALLERY: '1',
    TRUST_PROXY: '1',
  })
  try {
    const pages: WalkedPage[] = []
    for (const edition of editions) {
      pages.push(...(await walkEdition(program.port, edition)))
      for (const path of unknownPaths) pages.push(await walkTo(program.port, edition, path))
    }
    return pages.filter(({ html }) => html)
  } finally {
    await program.stop()
  }
}

/** By the name of its file, the page that it holds. */
async function writePages(folder: string, pages: readonly WalkedPage[]): Promise<Map<string, string>> {
  await mkdir(folder, { recursive: true })
  const named = pages.map((page, index) => ({ name: `${index}.html`, page }))
  for (const { name, page } of named) await writeFile(join(folder, name), page.html)
  return new Map(named.map(({ name, page }) => [name, `${page.edition} ${page.path}`]))
}

/** It exits with 1 when it finds something, and tells all the same. */
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
