import * as v from 'valibot'
import { deskCommand } from './operation.ts'
import { line } from './shapes.ts'

const service = 'content'
const id = line(100)
/** The version that a colleague's change must not have replaced; null to overwrite any. */
const version = v.optional(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), null)
const one = v.object({ entry: id, version })
const changed = v.object({ version: v.number() })

/** Saves a draft for previews, and creates the entry if missing; the published version stays. */
export const saveDraft = deskCommand({
  name: 'content.save-draft',
  service,
  needs: 'content.write',
  input: v.object({
    entry: id,
    type: line(100),
    /** By field and locale; checked against the model. */
    fields: v.record(v.string(), v.record(v.string(), v.unknown())),
    version,
  }),
  output: changed,
})

const publishes = { service, needs: 'content.publish', input: one } as const

/** The public sees the draft. */
export const publishEntry = deskCommand({ ...publishes, name: 'content.publish', output: changed })

/** Only editors see the entry. */
export const unpublishEntry = deskCommand({ ...publishes, name: 'content.unpublish', output: changed })

/** Deletes an entry; refused while another entry links to it. */
export const removeEntry = deskCommand({
  ...publishes,
  name: 'content.remove',
  output: v.object({ entry: v.string() }),
})
