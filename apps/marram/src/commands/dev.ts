import { createLog } from '@marram/service-kit/logging'
import { stopOnSignals } from '@marram/service-kit/shutdown'
import { readConfig } from '../config.ts'
import { prepareDemo } from '../demo-agency.ts'
import { readShownSettings } from '../desk/present-settings.ts'
import { openDevelopmentSite } from '../development-site.ts'
import { startProgram } from '../program.ts'
import { print } from '../terminal.ts'
import { openMigrated } from './database.ts'

/** Runs the agency with the site served from its sources: a saved file is visible in the browser at once. */
export async function devCommand(_: string[], env: Record<string, string | undefined>): Promise<number> {
  const config = readConfig(env)
  const log = createLog({ name: 'marram', level: config.logLevel })
  const database = await openMigrated(config, (line) => log.info(line))
  try {
    if (config.mode === 'demo') await prepareDemo(database, config)
    const { source, answerFirst, close } = await openDevelopmentSite()
    const program = await startProgram({
      ...{ config, database, log, source, answerFirst },
      settings: await readShownSettings(env),
    })
    stopOnSignals(async () => {
      await program.stop()
      await close()
      await database.close()
    })
    print(`\nMarram in development:\n${program.addresses.map((address) => `  ${address}/`).join('\n')}`)
    print(`  ${program.addresses[1]}/dev/gallery/ shows every component`)
    return 0
  } catch (error) {
    await database.close()
    throw error
  }
}
