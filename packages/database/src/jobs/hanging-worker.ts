import { defineTask } from '@marram/contract/task'
import * as v from 'valibot'
import { connect } from '../connection.ts'
import { implementTask } from './implement-task.ts'
import { startWorker } from './worker.ts'

// A program for a test to kill: it starts a job, reports that, and never finishes.
const greet = defineTask({ name: 'guest.greet', schema: v.object({ name: v.string() }) })
const hang = implementTask(greet, async () => {
  process.send?.('begun')
  await new Promise(() => {})
})
await startWorker(connect({ url: process.argv[2] ?? '' }), [hang])
