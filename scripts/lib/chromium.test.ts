import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findChromium, findSystems } from './chromium.mjs'
import { makeFolder } from './temporary-folder.ts'

function makeBrowser(name: string, script: string) {
  const folder = makeFolder({ [name]: `#!/bin/sh\n${script}\n` })
  chmodSync(join(folder, name), 0o755)
  return folder
}

test("the system's Chromium is found on the PATH", () => {
  const folder = makeBrowser('chromium-browser', 'echo Chromium 150')
  const browser = findSystems({ PATH: `relative:${folder}` })
  expect(browser).toMatchObject({ path: join(folder, 'chromium-browser'), version: 'Chromium 150' })
})

test('a browser that does not start is skipped', () => {
  const broken = makeBrowser('chromium', 'exit 127')
  const whole = makeBrowser('google-chrome', 'echo Chrome 150')
  const browser = findSystems({ PATH: `${broken}:${whole}` })
  expect(browser?.path).toBe(join(whole, 'google-chrome'))
})

test('CHROMIUM_PATH comes first, and the error names it if it does not start', () => {
  const folder = makeBrowser('chromium', 'echo Chromium 150')
  const own = makeBrowser('mine', 'echo Mine 1')
  const said: string[] = []
  const find = (path: string) => {
    const env = { PATH: folder, CHROMIUM_PATH: path }
    return findChromium({ node: process.execPath, root: folder, env, say: (line: string) => said.push(line) })
  }
  expect(find(join(own, 'mine'))).toMatchObject({ version: 'Mine 1', origin: 'named by CHROMIUM_PATH' })
  expect(said).toEqual([])
  expect(find(join(own, 'missing'))?.path).toBe(join(folder, 'chromium'))
  expect(said).toEqual([expect.stringContaining('does not start')])
})
