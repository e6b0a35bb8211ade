import { mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hydrateSymlinks } from './symlinks.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marram links '))
  mkdirSync(join(folder, 'native/lib'), { recursive: true })
  writeFileSync(join(folder, 'native/lib/libpq.so.5.18'), 'library')
})
afterEach(() => rmSync(folder, { recursive: true }))

const list = (links: unknown) => writeFileSync(join(folder, 'native/pg-symlinks.json'), JSON.stringify(links))
const libpq = { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }

test('missing library links are created, relative and only once', () => {
  list([libpq])
  expect(hydrateSymlinks(folder)).toBe(true)
  expect(hydrateSymlinks(folder)).toBe(true)
  expect(readlinkSync(join(folder, libpq.target))).toBe('libpq.so.5.18')
})

test('a link created by the install script stays unchanged', () => {
  list([libpq])
  symlinkSync('./libpq.so.5.18', join(folder, libpq.target))
  expect(hydrateSymlinks(folder)).toBe(true)
  expect(readlinkSync(join(folder, libpq.target))).toBe('./libpq.so.5.18')
})

test('a failure to create a link is reported', () => {
  list([{ source: libpq.source, target: 'native/missing/libpq.so.5' }])
  expect(hydrateSymlinks(folder)).toBe(false)
})

test('a package without links needs none', () => {
  expect(hydrateSymlinks(folder)).toBe(true)
})
