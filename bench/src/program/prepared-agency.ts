import { rm } from 'node:fs/promises'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import {
  type ProgramSettings,
  type RunningProgram,
  type StartTimes,
  startProgram,
  untilIdle,
} from './running-program.ts'

/** A data folder with the demo agency, for one program at a time. */
export type PreparedAgency = {
  readonly folder: string
  /** Times of the first start, including database and demo. */
  readonly firstStart: StartTimes
  /** Memory of the first program at rest, after it rendered the pictures of the front pages. */
  readonly firstRestBytes: number
  start(settings?: ProgramSettings): Promise<RunningProgram>
  /** Starts it through `npm start`. */
  startWithScript(): Promise<RunningProgram>
  remove(): Promise<void>
}

export async function prepareAgency(): Promise<PreparedAgency> {
  const folder = makeTemporaryFolder('marram-bench-')
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const first = await startProgram(folder)
    // Background rendering of pictures would disturb the next measurement.
    await untilIdle(first)
    const { residentBytes: firstRestBytes } = await first.ask('cpu')
    await first.stop()
    return {
      folder,
      firstStart: first.times,
      firstRestBytes,
      start: (settings) => startProgram(folder, settings),
      startWithScript: () => startProgram(folder, {}, 'script'),
      remove,
    }
  } catch (error) {
    await remove()
    throw error
  }
}
