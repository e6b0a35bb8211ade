import * as v from 'valibot'
import { checkState } from './health.ts'
import { deskCommand, deskQuery } from './operation.ts'

const common = { service: 'program', needs: 'system.write' } as const

/** The automatic backups, the newest first. */
export const listBackups = deskQuery({
  ...common,
  name: 'backups.list',
  input: v.object({}),
  output: v.object({
    /** The folder or bucket. */
    place: v.string(),
    /** False if the agency backs up in another way. */
    isAutomatic: v.boolean(),
    /** The next one, if it is already due. */
    underway: v.nullable(
      v.object({ state: v.picklist(['waiting', 'running', 'failed']), at: v.string(), error: v.nullable(v.string()) }),
    ),
    backups: v.array(
      v.object({
        name: v.string(),
        kind: v.picklist(['daily', 'upgrade']),
        at: v.string(),
        bytes: v.number(),
        /** Each is read to its end before it gets its name; this is a later reading. */
        verification: v.nullable(
          v.object({ state: checkState, at: v.string(), node: v.string(), problem: v.nullable(v.string()) }),
        ),
        /** For a terminal of the machine, once the program has been stopped on all nodes. */
        restore: v.string(),
      }),
    ),
  }),
})

/** Backs up now, as the job of the night would. */
export const makeBackup = deskCommand({
  ...common,
  name: 'backups.make',
  input: v.object({}),
  output: v.object({ state: v.literal('waiting') }),
})

/** Reads a backup and its pictures to the end, and compares their checksums. */
export const verifyBackup = deskCommand({
  ...common,
  name: 'backups.verify',
  input: v.object({ name: v.pipe(v.string(), v.maxLength(100)) }),
  output: v.object({ startedAt: v.string() }),
})
