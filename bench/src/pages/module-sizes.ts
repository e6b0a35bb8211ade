import { execFile } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'

const run = promisify(execFile)
const site = join(import.meta.dirname, '..', '..', '..', 'apps', 'site')
const vite = join(dirname(createRequire(join(site, 'package.json')).resolve('vite/package.json')), 'bin', 'vite.js')

/** Brotli bytes of every module, by script. */
export type ModuleSizes = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Builds the site into a separate folder, because only a build knows the modules of its scripts. Script names are equal. */
export async function loadModuleSizes(folder: string): Promise<ModuleSizes> {
  const file = join(folder, 'module-sizes.json')
  const aside = makeTemporaryFolder('marram-sizes-')
  const settings = { NODE_ENV: 'production', MARRAM_BUILD_DIR: join(aside, 'dist'), MARRAM_MODULE_SIZES: file }
  try {
    await mkdir(folder, { recursive: true })
    await run(process.execPath, [vite, 'build'], { cwd: site, env: { ...process.env, ...settings } })
    return JSON.parse(await readFile(file, 'utf8'))
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

const shown = 20

/** The largest modules of a page's scripts, one per line. */
export function largestModules(sizes: ModuleSizes, scripts: readonly string[]): string {
  const modules = scripts.flatMap((address) => Object.entries(sizes[basename(address)] ?? {}))
  const largest = modules.toSorted(([, a], [, b]) => b - a).slice(0, shown)
  return largest.map(([module, bytes]) => `${String(bytes).padStart(8)}  ${module}`).join('\n')
}
