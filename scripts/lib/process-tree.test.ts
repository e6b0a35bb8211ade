import { expect, test } from 'vitest'
import { findProcessStart } from './lock.mjs'
import { run, whenOrphaned } from './process-tree.mjs'

test('both streams of a tool are returned, with its exit code', async () => {
  const { code, lines } = await run('sh', ['-c', 'echo one; echo two >&2; exit 3'])
  expect(code).toBe(3)
  expect([...lines].sort()).toEqual(['one', 'two'])
})

test('a tool can be stopped depending on its output', async () => {
  const { code } = await run('sh', ['-c', 'echo trouble; sleep 60'], {
    onLine: (line, stop) => {
      if (line === 'trouble') stop()
    },
  })
  expect(code).toBe(143)
})

test('processes that a tool leaves running are stopped', async () => {
  const { lines } = await run('sh', ['-c', 'sleep 60 & echo $!'])
  const left = Number(lines[0])
  await expect.poll(() => findProcessStart(left)).toBeNull()
})

test('a tool that cannot be started is an error', async () => {
  await expect(run('no-such-tool-of-ours', [])).rejects.toThrow(/ENOENT/)
})

test("a script started by npm notices that npm's shell is gone", async () => {
  let parent = 100
  const orphaned = new Promise<void>((resolve) => {
    whenOrphaned({ env: { npm_lifecycle_event: 'start' }, action: resolve, parentNow: () => parent, everyMs: 5 })
  })
  parent = 1
  await expect(orphaned).resolves.toBeUndefined()
})
