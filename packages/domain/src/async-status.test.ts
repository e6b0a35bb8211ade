import { expect, test } from 'vitest'
import { type AsyncStatus, canFollow, isSettled } from './async-status.ts'

const all: readonly AsyncStatus[] = ['idle', 'pending', 'success', 'error']

test.each<[AsyncStatus, AsyncStatus[]]>([
  ['idle', ['pending']],
  ['pending', ['idle', 'success', 'error']],
  ['success', ['idle', 'pending']],
  ['error', ['idle', 'pending']],
])('after %s come only %j', (status, next) => {
  expect(all.filter((candidate) => canFollow(status, candidate))).toEqual(next)
})

test('a load is settled once it succeeded or failed', () => {
  expect(all.filter(isSettled)).toEqual(['success', 'error'])
})
