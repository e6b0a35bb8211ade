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

test('a released lock leaves nothing behind', () => {
  const folder = makeFolder()
  const release = acquireLock(join(folder, 'a.lock'), folder)
  expect(JSON.parse(readFileSync(join(folder, 'a.lock'), 'utf8')).pid).toBe(process.pid)
  release()
  expect(readdirSync(folder)).toEqual([])
})

test('the second command names the process that prepares the folder', () => {
  const folder = makeFolder()
  const { pid } = startSleeper()
  const since = '2026-11-15T12:00:00.000Z'
  writeFileSync(join(folder, 'a.lock'), JSON.stringify({ pid, processStart: findProcessStart(pid), since }))
  expect(() => acquireLock(join(folder, 'a.lock'), folder)).toThrow(
    `Process ${pid} has been preparing ${folder} since ${since}`,
  )
  expect(readdirSync(folder)).toEqual(['a.lock'])
})

test('the lock of a killed process is taken over', async () => {
  const folder = makeFolder()
  const { child, pid } = startSleeper()
  writeFileSync(join(folder, 'a.lock'), JSON.stringify({ pid, processStart: findProcessStart(pid), since: '' }))
  child.kill('SIGKILL')
  await once(child, 'exit')
  acquireLock(join(folder, 'a.lock'), folder)()
  expect(existsSync(join(folder, 'a.lock'))).toBe(false)
})

test('a number that now belongs to another process does not hold the lock', () => {
  const folder = makeFolder()
  const { pid } = startSleeper()
  writeFileSync(join(folder, 'a.lock'), JSON.stringify({ pid, processStart: 'another time', since: '' }))
  expect(acquireLock(join(folder, 'a.lock'), folder)).toBeTypeOf('function')
})

test('a lock that cannot be read is taken over', () => {
  const folder = makeFolder({ 'a.lock': '{"pid":' })
  expect(acquireLock(join(folder, 'a.lock'), folder)).toBeTypeOf('function')
})

test('a process that does not exist has no start time', () => {
  const gone = spawnSync('true').pid
  expect(findProcessStart(gone)).toBeNull()
  expect(findProcessStart(process.pid)).not.toBeNull()
})
