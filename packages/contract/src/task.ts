import * as v from 'valibot'

/** A job queued by one process and executed by another: both parse the payload by this schema. */
export type Task<Name extends string = string, S extends v.GenericSchema = v.GenericSchema> = { name: Name; schema: S }
export type TaskPayload<T extends Task> = v.InferOutput<T['schema']>

/** The name is stored with queued jobs: renaming a task orphans them. */
export function defineTask<const Name extends string, S extends v.GenericSchema>(task: Task<Name, S>): Task<Name, S> {
  if (!/^[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*$/.test(task.name)) {
    throw new Error(`A task is named noun.verb, such as images.warm, not '${task.name}'`)
  }
  return task
}

/** Renders pictures into the cache before guests request them. */
export const warmImages = defineTask({
  name: 'images.warm',
  schema: v.strictObject({ urls: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(1000)) }),
})

/** Passes one mail of the outbox to the mail server; skips a mail that was already sent. */
export const sendMail = defineTask({
  name: 'mail.send',
  schema: v.strictObject({ mailId: v.pipe(v.string(), v.uuid()) }),
})

/** Deletes data past their retention period, and queues itself again. */
export const sweepKept = defineTask({ name: 'workers.sweep', schema: v.strictObject({}) })

/** The daily backup of the whole database. */
export const backUpDatabase = defineTask({ name: 'database.back-up', schema: v.strictObject({}) })

/** Stores the number of views of each house, and aggregates old hours to days. */
export const tallyViews = defineTask({ name: 'views.tally', schema: v.strictObject({}) })

/** Deletes expired shared lists, including all names. */
export const sweepSharedLists = defineTask({ name: 'shared-lists.sweep', schema: v.strictObject({}) })
