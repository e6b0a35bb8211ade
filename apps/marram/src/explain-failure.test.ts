import { OperatorError } from '@marram/database/operator-error'
import { ConfigError } from '@marram/service-kit/config'
import { OutageError } from '@marram/service-kit/outage'
import { expect, test } from 'vitest'
import { explainFailure } from './explain-failure.ts'

const failure = (code: string, message = 'reason', path?: string) =>
  Object.assign(new Error(message), { code, ...(path !== undefined && { path }) })

test.each([
  [new OperatorError('Stop the other.'), 'Stop the other.'],
  [new ConfigError([{ setting: 'PORT', problem: '"x" cannot be used', expected: 'a port' }]), /PORT: "x" cannot/],
  [new OutageError('The database'), 'The database does not answer. Check that it is running, and try again.'],
  [failure('ENOSPC'), /^The disk is full/],
  [failure('EDQUOT'), /^The disk is full/],
  [failure('53100', 'could not extend file'), /out of space or memory \(could not extend file\)/],
  [failure('EACCES', 'denied', '/srv/data'), /^No permission to use \/srv\/data/],
  [failure('EROFS', 'read-only', '/srv/data'), /^No permission to use \/srv\/data/],
  [failure('ENOENT', 'gone', '/srv/data'), '/srv/data cannot be used (it does not exist): check the path.'],
  [failure('ENOTDIR', 'gone', '/srv/data'), /a part of it is no folder/],
  [failure('EMFILE'), /ulimit -n/],
  [failure('53300'), /no further connections/],
  [failure('42501', 'permission denied for schema public'), /may not do that \(permission denied for schema public\)/],
  [failure('25006'), /read-only/],
  [failure('57P01', 'terminating connection'), /connection to the database failed \(terminating connection\)/],
  [failure('ECONNREFUSED'), /connection to the database failed/],
  [new Error('Connection terminated unexpectedly'), /connection to the database failed/],
  [new AggregateError([failure('ECONNREFUSED')]), /connection to the database failed/],
])('%s is explained in one sentence', (error, sentence) => {
  expect(explainFailure(error)).toMatch(sentence)
})

test.each([
  new Error('a bug'),
  new TypeError('x is not a function'),
  failure('23505', 'duplicate key'),
  failure('EACCES'),
  'text',
])('%s keeps its stack, because it is a bug', (error) => {
  expect(explainFailure(error)).toBeNull()
})
