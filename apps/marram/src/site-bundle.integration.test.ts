import { readdir, readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { deskFolder, siteFolder } from './site-bundle.ts'

const imported = /^(?:import|export)[^;'"]*?["']([^."'][^"']*)["']/gm

test("the built site bundles React, so that no operator's setting loads the slow development build", async () => {
  const folder = join(siteFolder, 'dist', 'server')
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'))
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  const packages = sources.flatMap((source) => [...source.matchAll(imported)].map(([, name = '']) => name))
  expect(packages.filter((name) => !isBuiltin(name))).toEqual([])
  expect(sources.join('')).toContain('renderToPipeableStream')
  expect(sources.some((source) => source.includes('react-dom-server.node.development'))).toBe(false)
})

const chunks = v.record(
  v.string(),
  v.looseObject({ file: v.string(), imports: v.optional(v.array(v.string()), []), isEntry: v.optional(v.boolean()) }),
)

/** Bytes as sent, of the entry, one page and all that they import. */
async function scriptOfDesk(page: string): Promise<number> {
  const folder = join(deskFolder, 'dist', 'client')
  const all = v.parse(chunks, JSON.parse(await readFile(join(folder, 'desk-files.json'), 'utf8')))
  const needed = new Set<string>()
  const add = (name: string): void => {
    if (needed.has(name)) return
    needed.add(name)
    all[name]?.imports.forEach(add)
  }
  Object.keys(all)
    .filter((name) => all[name]?.isEntry || name === page)
    .forEach(add)
  expect(needed.has(page)).toBe(true)
  const files = [...needed].flatMap((name) => all[name]?.file ?? [])
  const sources = await Promise.all(files.map((file) => readFile(join(folder, file))))
  // As the site compresses them.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  return sources.reduce((sum, source) => sum + brotliCompressSync(source, { params }).length, 0)
}

test('the first screen of the desk needs at most 150 KB of script', async () => {
  expect(await scriptOfDesk('src/today/today-page.tsx')).toBeLessThan(150 * 1024)
})
