import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const source = new URL('./unprivileged.ts', import.meta.url).href

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marram-user-'))
  chmodSync(folder, 0o755)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** In a separate process, because dropping root is irreversible. */
function leaveRootIn(options: Record<string, unknown>) {
  const given = { isProduction: true, embeddedUrl: null, written: [], writable: [], read: [], ...options }
  const script = `
    import { leaveRoot } from ${JSON.stringify(source)}
    const log = { warn: (line) => console.log('warn', line), info: (_, line) => console.log('info', line) }
    try {
      leaveRoot({ ...${JSON.stringify(given)}, log })
      console.log('uid', process.getuid(), process.getgroups().includes(0))
    } catch (error) {
      console.log(error.name, error.message, process.getuid())
    }`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  return stdout + stderr
}

test('an unknown user is reported', () => {
  expect(leaveRootIn({ user: 'no-such-user' })).toContain('There is no user no-such-user on this machine')
})

describe.skipIf(process.getuid?.() !== 0)('started by root', () => {
  test('the program becomes the user, who owns existing files', () => {
    const pictures = join(folder, 'images')
    mkdirSync(join(pictures, 'a'), { recursive: true })
    writeFileSync(join(pictures, 'a', 'one.webp'), 'x')
    const said = leaveRootIn({ user: 'nobody', written: [pictures], read: [folder] })
    expect(said).toMatch(/info no longer root\nuid \d+ false/)
    expect(said).not.toContain('uid 0 ')
    expect(statSync(join(pictures, 'a', 'one.webp')).uid).not.toBe(0)
  })

  test('it stops if the user may not write to a folder that others use too', () => {
    const shared = join(folder, 'shared')
    mkdirSync(shared, { mode: 0o755 })
    expect(leaveRootIn({ user: 'nobody', writable: [shared] })).toContain(`has no access to the folder ${shared}`)
    expect(statSync(shared).uid).toBe(0)
  })

  test('it warns in production if no user is configured', () => {
    expect(leaveRootIn({})).toMatch(/^warn the program runs as root.*MARRAM_USER\nuid 0/)
    expect(leaveRootIn({ isProduction: false })).toMatch(/^uid 0/)
  })

  test('it stays root, and stops, if the user could not access the embedded database', () => {
    const embeddedUrl = `postgresql://x@localhost/marram?host=${encodeURIComponent(folder)}`
    expect(leaveRootIn({ user: 'nobody', embeddedUrl })).toMatch(/OperatorError .*runs as the user with id 0.* 0\n/)
  })

  test('it stops if the user has no access to a folder', () => {
    const closed = join(folder, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    expect(leaveRootIn({ user: 'nobody', read: [closed] })).toContain(`has no access to the folder ${closed}`)
  })
})
