import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { getNpmCli } from './npm-cli.mjs'
import { makeFolder } from './temporary-folder.ts'

function makeNpm(version: string, folder = 'lib/node_modules/npm') {
  return makeFolder({
    [`${folder}/bin/npm-cli.js`]: '',
    [`${folder}/package.json`]: JSON.stringify({ version }),
    'bin/node': '',
  })
}

test('the npm that runs the script is used', () => {
  const home = makeNpm('11.0.0', 'elsewhere')
  const cli = join(home, 'elsewhere', 'bin', 'npm-cli.js')
  expect(getNpmCli({ env: { npm_execpath: cli }, execPath: join(home, 'bin', 'node') })).toBe(cli)
})

test('the npm beside Node is preferred to another package manager', () => {
  const home = makeNpm('10.9.9')
  const pnpm = join(makeFolder({ 'pnpm.cjs': '' }), 'pnpm.cjs')
  const found = getNpmCli({ env: { npm_execpath: pnpm }, execPath: join(home, 'bin', 'node') })
  expect(found).toBe(join(home, 'lib/node_modules/npm/bin/npm-cli.js'))
})

test('the npm on the PATH is resolved to its script', () => {
  const home = makeNpm('10.9.9', 'share/npm')
  symlinkSync('../share/npm/bin/npm-cli.js', join(home, 'bin', 'npm'))
  const found = getNpmCli({ env: { PATH: join(home, 'bin') }, execPath: '/nowhere/bin/node' })
  expect(found).toBe(join(home, 'share/npm/bin/npm-cli.js'))
})

test('an outdated or missing npm is explained in a sentence', () => {
  const home = makeNpm('9.2.0')
  expect(() => getNpmCli({ env: {}, execPath: join(home, 'bin', 'node') })).toThrow(/npm 9.2.0 is too old/)
  expect(() => getNpmCli({ env: {}, execPath: '/nowhere/bin/node' })).toThrow(/npm was not found/)
})
