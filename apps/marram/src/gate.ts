import { describeMissing, findMissing } from '@marram/database/agency/find-missing'
import type { Connection } from '@marram/database/connection'
import type { Log } from '@marram/service-kit/logging'

export type Gate = {
  readonly isOpen: () => boolean
  /** Looks again after a change; once open, the site stays open. */
  readonly look: () => void
  readonly close: () => Promise<void>
}

type GateOptions = Pick<Connection, 'db'> & { readonly isProduction: boolean; readonly log: Log }

/** Keeps guests out of a production site until it has a profile, its legal pages and a house. */
export async function openGate({ db, isProduction, log }: GateOptions): Promise<Gate> {
  let isOpen = !isProduction
  let said = ''
  let underway: Promise<void> | null = null
  const check = async (): Promise<void> => {
    const missing = await findMissing(db)
    isOpen = missing.length === 0
    const sentence = describeMissing(missing)
    if (!isOpen && sentence !== said)
      log.warn(`Guests see a page that says the site opens soon, until there is: ${sentence}.`)
    if (isOpen) log.info('The site has everything it needs: guests may come in.')
    said = sentence
  }
  let isStale = false
  const look = (): void => {
    if (isOpen) return
    isStale = underway !== null
    if (isStale) return
    underway = check()
      .catch((error: unknown) => log.error({ err: error }, 'it could not be checked if the site is complete'))
      .finally(() => {
        underway = null
        // Something else changed during the check.
        if (isStale) look()
      })
  }
  if (!isOpen) await check()
  return {
    isOpen: () => isOpen,
    look,
    close: async () => {
      await underway
    },
  }
}
