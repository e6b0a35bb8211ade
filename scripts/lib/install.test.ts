import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { installPackages } from './install.mjs'
import { holdsAll, isInstalled } from './installed-packages.mjs'
import { makeFolder } from './temporary-folder.ts'

const here = { os: [process.platform], cpu: [process.arch] }
const packages = {
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a-here': { version: '1.0.0', optional: true, ...here },
  'node_modules/a-elsewhere': { version: '1.0.0', optional: true, os: ['plan9'] },
  'node_modules/a-wasm': { version: '1.0.0', optional: true },
  'node_modules/@marram/ui': { link: true },
  'packages/ui': {},
}

// Fakes npm ci: empties the folder, then writes packages and, on success, npm's own manifest of them.
const npm = `
const { mkdirSync, rmSync, writeFileSync } = require('node:fs')
if (process.env.NPM === 'refuse') { console.error('npm error code EUSAGE'); process.exit(1) }
if (process.env.NPM === 'stale' && process.argv.includes('--prefer-offline')) { console.error('npm error code ETARGET'); process.exit(1) }
if (process.env.NPM === 'gone') { console.error('npm error code ETARGET'); process.exit(1) }
rmSync('node_modules', { recursive: true, force: true })
mkdirSync('node_modules/a', { recursive: true })
console.error('npm http fetch GET 200 a')
if (process.env.NPM === 'warn') console.error('npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left')
if (process.env.NPM === 'break') { console.error('npm error code ETIMEDOUT'); process.exit(1) }
writeFileSync('node_modules/.package-lock.json', '{}')`

function makeRoot() {
  return makeFolder({
    'package.json': '{"workspaces":["packages/*"]}',
    'packages/ui/package.json': '{}',
    'package-lock.json': JSON.stringify({ packages }),
    'npm.cjs': npm,
  })
}

function install(root: string, outcome: string) {
  const env = { ...process.env, NPM: outcome }
  return installPackages(root, { node: process.execPath, npmCli: join(root, 'npm.cjs'), env })
}

test('packages are installed once, and again when a package.json changes', async () => {
  const root = makeRoot()
  expect(isInstalled(root)).toBe(false)
  await install(root, 'work')
  expect(isInstalled(root)).toBe(true)
  writeFileSync(join(root, 'packages/ui/package.json'), '{"dependencies":{"a":"1.0.0"}}')
  expect(isInstalled(root)).toBe(false)
})

test.each(['break', 'warn'])('an install that fails (%s) leaves no partial state', async (outcome) => {
  const root = makeRoot()
  await expect(install(root, outcome)).rejects.toThrow(/registry cannot be reached|disk is full/)
  expect(existsSync(join(root, 'node_modules'))).toBe(false)
})

test('an install that npm refused before touching anything keeps the old packages', async () => {
  const root = makeRoot()
  await install(root, 'work')
  await expect(install(root, 'refuse')).rejects.toThrow(/EUSAGE/)
  expect(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')).toBe('{}')
})

test('a version missing from npm’s cache is requested again, once', async () => {
  const root = makeRoot()
  await install(root, 'stale')
  expect(isInstalled(root)).toBe(true)
  await expect(install(makeRoot(), 'gone')).rejects.toThrow(/ETARGET/)
})

test('a folder without workspaces (measurement tools) is installed in the same way', async () => {
  const root = makeFolder({ 'package.json': '{}', 'package-lock.json': JSON.stringify({ packages }), 'npm.cjs': npm })
  await expect(install(root, 'break')).rejects.toThrow(/registry cannot be reached/)
  expect(existsSync(join(root, 'node_modules'))).toBe(false)
  await install(root, 'work')
  expect(isInstalled(root)).toBe(true)
})

test("a developer's own npm install counts if it matches the lock for this machine", () => {
  const own = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/a-here': { version: '1.0.0' } }
  expect(holdsAll({ ...own, 'node_modules/@marram/ui': { link: true } }, packages, process)).toBe(true)
  expect(holdsAll(own, packages, process)).toBe(false)
  const other = { ...own, 'node_modules/@marram/ui': {}, 'node_modules/a': { version: '1.0.1' } }
  expect(holdsAll(other, packages, process)).toBe(false)
})
