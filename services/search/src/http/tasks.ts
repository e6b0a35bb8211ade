import { SearchError } from './search-error.ts'

export type Task = Readonly<{
  uid: number
  batchUid: number
  indexUid: string | null
  status: 'succeeded' | 'failed'
  type: string
  canceledBy: null
  details: Readonly<Record<string, unknown>>
  error: unknown
  duration: string
  enqueuedAt: string
  startedAt: string
  finishedAt: string
}>

export type Tasks = Readonly<{
  /** Does the work at once; the answer is that of a task in the queue, because callers wait for it in any case. */
  run: (type: string, indexUid: string | null, work: () => Record<string, unknown>) => Response
  find: (uid: number) => Task
  list: (limit: number) => readonly Task[]
}>

const remembered = 1000

export function createTasks(now: () => Date): Tasks {
  const tasks: Task[] = []
  let next = 0
  return {
    run: (type, indexUid, work) => {
      const at = now().toISOString()
      const details = work()
      const times = { duration: 'PT0S', enqueuedAt: at, startedAt: at, finishedAt: now().toISOString() }
      const task: Task = {
        uid: next,
        batchUid: next,
        indexUid,
        status: 'succeeded',
        type,
        canceledBy: null,
        details,
        error: null,
        ...times,
      }
      next += 1
      tasks.unshift(task)
      tasks.length = Math.min(tasks.length, remembered)
      return Response.json({ taskUid: task.uid, indexUid, status: 'enqueued', type, enqueuedAt: at }, { status: 202 })
    },
    find: (uid) => {
      const task = tasks.find((one) => one.uid === uid)
      if (!task) throw new SearchError(404, 'task_not_found', `Task \`${uid}\` not found.`)
      return task
    },
    list: (limit) => tasks.slice(0, limit),
  }
}
