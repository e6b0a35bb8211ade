import { envelope } from '@marram/contract/envelope'
import * as v from 'valibot'

const reply = envelope(v.object({ stamp: v.string() }))

/** Asked for when somebody begins to write. Without it the form still works, as it does without script. */
export async function requestStamp(fetch: typeof globalThis.fetch): Promise<string | null> {
  try {
    const response = await fetch('/api/form-stamps/', { method: 'POST', signal: AbortSignal.timeout(5000) })
    const parsed = v.safeParse(reply, await response.json())
    return parsed.success ? parsed.output.data.stamp : null
  } catch {
    return null
  }
}
