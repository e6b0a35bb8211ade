import type { Context } from './measure.ts'
import { type PreparedAgency, prepareAgency } from './program/prepared-agency.ts'

type RunOptions = Pick<Context, 'isFull' | 'profileFolder'>

export function createContext(options: RunOptions): { context: Context; close(): Promise<void> } {
  let agency: Promise<PreparedAgency> | undefined
  const context: Context = {
    ...options,
    chromium: process.env.CHROMIUM_PATH || null,
    say: (line) => console.log(`  ${line}`),
    agency() {
      if (!agency) context.say('making a demo agency to measure on')
      agency ??= prepareAgency()
      return agency
    },
  }
  const close = async (): Promise<void> => {
    const made = await agency?.catch(() => undefined)
    await made?.remove()
  }
  return { context, close }
}
