import { rm } from 'node:fs/promises'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import {
  type ProgramSettings,
  type RunningProgram,
  type StartTimes,
  startProgram,
  untilIdle,
} from './running-program.ts'

/** A data folder with the demo agency in it. One program at a time may run on it. */
export type PreparedAgency = {
  readonly folder: string
  /** How long the very first start took, database and demo included. */
  readonly firstStart: StartTimes
  /** What the first program held when it had nothing left to do, after it had drawn the pictures of the front pages. */
  readonly firstRestBytes: number
  start(settings?: ProgramSettings): Promise<RunningProgram>
  /** As `npm start` does it. */
  startWithScript(): Promise<RunningProgram>
  remove(): Promise<void>
}

export async function prepareAgency(): Promise<PreparedAgency> {
  const folder = makeTemporaryFolder('marram-bench-')
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const first = await startProgram(folder)
    // It draws the pictures of the front pages in the background, which would spoil what is measured next.
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
