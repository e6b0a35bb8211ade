import { readConfig } from '../config.ts'
import { print } from '../terminal.ts'
import { openShared } from './database.ts'

export async function migrateCommand(_: string[], env: Record<string, string | undefined>): Promise<number> {
  const database = await openShared(readConfig(env))
  await database.close()
  print('The database has the newest schema.')
  return 0
}
