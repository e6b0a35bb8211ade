import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { launchSearchThread } from '@marram/search/thread/search-thread'
import { createLog } from '@marram/service-kit/logging'
import { stopOnSignals } from '@marram/service-kit/shutdown'
import { startTracing } from '@marram/service-kit/tracing'
import { backupFolder, checkBackups } from '../backups.ts'
import { readConfig } from '../config.ts'
import { readShownSettings } from '../desk/present-settings.ts'
import { print } from '../terminal.ts'
import { leaveRoot } from '../unprivileged.ts'
import { uploadsFolder } from '../uploads.ts'
import { openMigrated } from './database.ts'

type Environment = Record<string, string | undefined>

/** Runs until a signal; the shutdown sets the exit code. */
export async function serveCommand(args: string[], env: Environment): Promise<number> {
  const environment = withArguments(args, env)
  const config = readConfig(environment)
  const log = createLog({ name: 'marram', level: config.logLevel })
  const tracing = await startTracing('marram', { endpoint: config.otlpEndpoint, share: config.tracesShare })
  print('Opening the database.')
  const opening = openMigrated(config, (line) => log.info(line))
  // The database starts in separate processes; meanwhile this one loads everything else, on two threads.
  const searchThread = config.searchUrl === undefined ? launchSearchThread(log) : null
  const loading = loadProgram()
  // Awaited below, when there is a database to close.
  loading.catch(() => {})
  const database = await opening.catch(async (error: unknown) => {
    await searchThread?.stop()
    throw error
  })
  try {
    const { prepareDemo, picturesFolder, startProgram, source } = await loading
    if (config.mode === 'demo') await prepareDemo(database, config)
    await checkBackups({ config, database, log })
    const backupFolders = [backupFolder(config)].filter((folder) => existsSync(folder))
    const onListening = () =>
      leaveRoot({
        user: config.user,
        isProduction: config.mode === 'production',
        embeddedUrl: config.databaseUrl === undefined ? database.url : null,
        written: [
          ...(config.imagesUrl === undefined ? [picturesFolder(config.dataFolder)] : []),
          ...(config.backupFolder === undefined ? backupFolders : []),
          ...(config.workersUrl === undefined ? [uploadsFolder(config.dataFolder)] : []),
        ],
        writable: config.backupFolder === undefined ? [] : backupFolders,
        read: [import.meta.dirname],
        log,
      })
    const program = await startProgram({
      ...{ config, database, log, source, onListening },
      settings: await readShownSettings(environment),
      patience: config.timeoutFactor,
      ...(searchThread && { searchThread }),
      warmUp: true,
      sharesBuild: true,
    })
    stopOnSignals(async () => {
      await program.stop()
      await database.close()
      await tracing.stop()
    })
    await program.ready
    print(
      `\nMarram is ready:\n${program.addresses.map((address) => `  ${address}/`).join('\n')}\n\nStop it with Ctrl+C.`,
    )
    return 0
  } catch (error) {
    await searchThread?.stop()
    await database.close()
    throw error
  }
}

async function loadProgram() {
  const [demo, services, program, site] = await Promise.all([
    import('../demo-agency.ts'),
    import('../open-services.ts'),
    import('../program.ts'),
    import('../site-bundle.ts'),
  ])
  return { ...demo, ...services, ...program, source: await site.openBuiltSite() }
}

/** `--lodgings 50000` and `--port 8080` override the settings of the same name. */
function withArguments(args: string[], env: Environment): Environment {
  const { values } = parseArgs({ args, options: { lodgings: { type: 'string' }, port: { type: 'string' } } })
  return {
    ...env,
    ...(values.lodgings !== undefined && { DEMO_LODGINGS: values.lodgings }),
    ...(values.port !== undefined && { PORT: values.port }),
  }
}
