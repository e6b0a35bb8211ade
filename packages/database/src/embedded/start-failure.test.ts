import { expect, test } from 'vitest'
import { explainFailure, isPassing } from './start-failure.ts'

const home = {
  folder: '/data/postgres',
  cluster: '/data/postgres/cluster',
  logFile: '/data/postgres/postgres.log',
  account: null,
}

test.each([
  [
    'PANIC:  could not write to file "pg_wal/xlogtemp.7": No space left on device',
    /disk that holds \/data\/postgres is full/,
  ],
  ['initdb: error: could not create directory "/data": Permission denied', /may not read or write in \/data\/postgres/],
  ['initdb: could not look up effective user ID 12345: user does not exist', /needs a user with a name/],
  ['FATAL:  could not map anonymous shared memory: Cannot allocate memory', /memory/],
  [
    'LOG:  starting\nFATAL:  data directory "/x" has wrong ownership\n',
    /data directory "\/x" has wrong ownership.*postgres\.log/,
  ],
  ['', /no output/],
])("PostgreSQL's output (%j) becomes one sentence", (output, sentence) => {
  const { message, name } = explainFailure(output, home)
  expect(message).toMatch(sentence)
  expect(name).toBe('OperatorError')
  expect(message).not.toContain('\n')
})

test('remains of the last server are worth waiting for, a full disk is not', () => {
  expect(isPassing('FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use')).toBe(true)
  expect(isPassing('FATAL:  lock file "postmaster.pid" already exists')).toBe(true)
  expect(isPassing('FATAL:  could not write: No space left on device')).toBe(false)
})
