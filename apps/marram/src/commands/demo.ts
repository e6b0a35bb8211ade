import { parseArgs } from 'node:util'
import { OperatorError } from '@marram/database/operator-error'
import { readConfig } from '../config.ts'
import { prepareDemo } from '../demo-agency.ts'
import { openShared } from './database.ts'

export async function demoCommand(args: string[], env: Record<string, string | undefined>): Promise<number> {
  const { values } = parseArgs({ args, options: { lodgings: { type: 'string' } } })
  const config = readConfig({ ...env, ...(values.lodgings !== undefined && { DEMO_LODGINGS: values.lodgings }) })
  if (config.mode === 'production')
    throw new OperatorError('The demo agency is not for production: set MARRAM_MODE=demo.')
  const database = await openShared(config)
  try {
    await prepareDemo(database, config)
    return 0
  } finally {
    await database.close()
  }
}
