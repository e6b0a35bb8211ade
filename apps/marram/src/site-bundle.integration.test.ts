import { readdir, readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteFolder } from './site-bundle.ts'

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
