import * as v from 'valibot'

/** A job that one process asks for and another does: both parse the payload by this schema. */
export type Task<Name extends string = string, S extends v.GenericSchema = v.GenericSchema> = { name: Name; schema: S }
export type TaskPayload<T extends Task> = v.InferOutput<T['schema']>

/** The name is stored with queued jobs: a renamed task orphans what is waiting. */
export function defineTask<const Name extends string, S extends v.GenericSchema>(task: Task<Name, S>): Task<Name, S> {
  if (!/^[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*$/.test(task.name)) {
    throw new Error(`A task is named noun.verb, such as images.warm, not '${task.name}'`)
  }
  return task
}

/** Renders pictures into the cache before the first guest asks for them. */
export const warmImages = defineTask({
  name: 'images.warm',
  schema: v.strictObject({ urls: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(1000)) }),
})

/** Hands one mail of the outbox to the mail server; a mail that was already sent is left unchanged. */
export const sendMail = defineTask({
  name: 'mail.send',
  schema: v.strictObject({ mailId: v.pipe(v.string(), v.uuid()) }),
})

/** Removes what has been kept long enough, and asks for itself again. */
export const sweepKept = defineTask({ name: 'workers.sweep', schema: v.strictObject({}) })

/** Writes how often each house was looked at, and folds old hours into days. */
export const tallyViews = defineTask({ name: 'views.tally', schema: v.strictObject({}) })

/** Deletes shared lists, with everybody's names, once nobody can read them any more. */
export const sweepSharedLists = defineTask({ name: 'shared-lists.sweep', schema: v.strictObject({}) })
