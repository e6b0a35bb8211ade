import * as v from 'valibot'
import { deskQuery } from './operation.ts'

export const settingSources = ['default', 'file', 'environment'] as const

const setting = v.object({
  name: v.string(),
  /** English, as in `marram settings`. */
  meaning: v.string(),
  isSecret: v.boolean(),
  isSet: v.boolean(),
  /** Null for what is not set, and always for secrets. */
  value: v.nullable(v.string()),
  source: v.picklist(settingSources),
})
export type ShownSetting = v.InferOutput<typeof setting>

/** Settings of the node that answers, as it was started. */
export const listSettings = deskQuery({
  service: 'program',
  needs: 'system.write',
  name: 'settings.list',
  input: v.object({}),
  output: v.object({ node: v.string(), settings: v.array(setting) }),
})
