import { listSettings } from '@marram/contract/desk/settings'
import { staffQuery } from '@marram/database/command/staff-command'
import type { ProgramContext } from './program-context.ts'

export const list = staffQuery<ProgramContext>()(listSettings, async (_, { node, settings }) => ({
  node: node.name,
  settings: [...settings],
}))
