import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { acquireLock, findProcessStart } from './lock.mjs'
import { makeFolder } from './temporary-folder.ts'

function startSleeper() {
  const child = spawn('sleep', ['60'])
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  if (!child.pid) throw new Error('sleep did not start')
  return { child, pid: child.pid }
}

test('a released lock leaves nothing behind', async () => {
  const folder = makeFolder()
  const release = await acquireLock(join(folder, 'a.lock'), folder)
  expect(JSON.parse(readFileSync(join(folder, 'a.lock'), 'utf8')).pid).toBe(process.pid)
  release()
  expect(readdirSync(folder)).toEqual([])
})

test('the second command says once which process prepares the folder, and continues when it has ended', async () => {
  const folder = makeFolder()
  const { child, pid } = startSleeper()
  writeFileSync(join(folder, 'a.lock'), JSON.stringify({ pid, processStart: findProcessStart(pid) }))
  const said: string[] = []
  const release = await acquireLock(join(folder, 'a.lock'), folder, (line) => {
    said.push(line)
    child.kill('SIGKILL')
  })
  expect(said).toEqual([`Another command (process ${pid}) is preparing ${folder}; waiting for it.`])
  release()
  expect(readdirSync(folder)).toEqual([])
})

test('the lock of a killed process is taken over', async () => {
  const folder = makeFolder()
  const { child, pid } = startSleeper()
  writeFileSync(join(folder, 'a.lock'), JSON.stringify({ pid, processStart: findProcessStart(pid) }))
  child.kill('SIGKILL')
  await once(child, 'exit')
  const release = await acquireLock(join(folder, 'a.lock'), folder)
  release()
  expect(existsSync(join(folder, 'a.lock'))).toBe(false)
})

test('a number that now belongs to another process does not hold the lock', async () => {
  const folder = makeFolder()
  const { pid } = startSleeper()
  writeFileSync(join(folder, 'a.lock'), JSON.stringify({ pid, processStart: 'another time' }))
  expect(await acquireLock(join(folder, 'a.lock'), folder)).toBeTypeOf('function')
})

test('a lock that cannot be read is taken over', async () => {
  const folder = makeFolder({ 'a.lock': '{"pid":' })
  expect(await acquireLock(join(folder, 'a.lock'), folder)).toBeTypeOf('function')
})

test('a process that does not exist has no start time', () => {
  const gone = spawnSync('true').pid
  expect(findProcessStart(gone)).toBeNull()
  expect(findProcessStart(process.pid)).not.toBeNull()
})
