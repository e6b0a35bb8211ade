import { describe, expect, test } from 'vitest'
import { explain, findErrorCode, watchRegistry } from './npm-run.mjs'

const context = { cwd: '/srv/agency', doing: 'installing packages', folder: '/srv/agency' }

describe('npm’s output becomes one sentence', () => {
  test.each(['ENOTFOUND', 'ECONNREFUSED', 'ETIMEDOUT', 'EAI_AGAIN', 'E503', 'E500'])(
    '%s is an unreachable registry',
    (code) => {
      const { message, details } = explain([`npm error code ${code}`, 'npm error network trouble'], context)
      expect(message).toMatch(/registry cannot be reached/)
      expect(message).toContain(code)
      expect(details).toEqual([])
    },
  )

  test('npm 10 and older versions print their code differently', () => {
    expect(findErrorCode(['npm ERR! code E502'])).toBe('E502')
    expect(findErrorCode(['npm warn old', 'npm error code ENOTFOUND'])).toBe('ENOTFOUND')
    expect(findErrorCode(['added 300 packages'])).toBeNull()
  })

  test('a full disk is reported even if npm only warns about it', () => {
    const lines = ['npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write', 'added 380 packages']
    expect(explain(lines, context).message).toMatch(/disk is full.*\/srv\/agency/)
  })

  test('an unknown failure shows npm’s output', () => {
    const { message, details } = explain(['npm http fetch GET 200', 'npm error code EUSAGE'], context)
    expect(message).toMatch(/npm failed with EUSAGE/)
    expect(details).toEqual(['npm error code EUSAGE'])
  })
})

describe('a silent registry', () => {
  const failed = (attempt: number) => `npm http fetch GET http://host/a attempt ${attempt} failed with ENOTFOUND`

  test('is given up after the last attempt for one package', () => {
    const registry = watchRegistry()
    registry.read(failed(1))
    registry.read(failed(2))
    expect(registry.isSilent()).toBe(false)
    registry.read(failed(3))
    expect(registry.isSilent()).toBe(true)
  })

  test('is given up when many packages fail at once', () => {
    const registry = watchRegistry()
    for (let count = 0; count < 30; count += 1) registry.read(failed(1))
    expect(registry.isSilent()).toBe(true)
  })

  test('a single answer keeps npm running', () => {
    const registry = watchRegistry()
    registry.read('npm http fetch GET 200 http://host/b 12ms (cache miss)')
    registry.read(failed(3))
    expect(registry.isSilent()).toBe(false)
  })

  test('the code of a stopped npm is taken from its last attempts', () => {
    expect(findErrorCode([failed(1), failed(3)])).toBe('ENOTFOUND')
  })
})
