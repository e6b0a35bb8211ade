import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { demoUsers } from '@marram/auth/demo-users'
import { startProgram, untilIdle } from '@marram/bench/program/running-program'
import { openDatabase } from '@marram/database/open-database'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import { compareTimes, type Times } from './login/compare-times.ts'
import { connectLogin, type Door } from './login/door.ts'
import { mustEndResetLinks, type ResetLinks } from './login/reset-links.ts'
import { besiege } from './login/siege.ts'
import { attackSite, type SiteAttacks } from './login/site-attacks.ts'
import { connectSite } from './login/site-door.ts'

export type LoginProof = {
  readonly guesses: number
  readonly byAnswer: Readonly<Record<string, number>>
  readonly solvedInMs: number
  readonly login: Times
  readonly forgotPassword: Times
  readonly register: Times
  readonly site: SiteAttacks
  readonly resetLinks: ResetLinks
}

export type LoginOptions = { readonly guesses: number; readonly pairs: number; readonly log: (line: string) => void }

/** Three without a captcha, and none of the others is looked at. */
const maxLookedAt = 3

/**
 * Guesses at one account from as many addresses, then what others try at the forms of the site. Throws if one gets in,
 * its owner is kept out, or times or words tell names.
 */
export async function proveLoginHolds({ guesses, pairs, log }: LoginOptions): Promise<LoginProof> {
  const folder = makeTemporaryFolder('marram-proof-')
  try {
    const program = await startProgram(folder, { DEMO_LODGINGS: '20', TRUST_PROXY: '1' })
    try {
      await untilIdle(program)
      const door = connectLogin(program.port)
      const byAnswer = await besiege(door, guesses, log)
      mustHaveHeld(byAnswer)
      const solvedInMs = await mustLetOwnerIn(door)
      return {
        guesses,
        byAnswer,
        solvedInMs,
        login: await compareTimes(door, 'login', pairs),
        forgotPassword: await compareTimes(door, 'forgot-password', pairs),
        register: await compareTimes(door, 'register', pairs),
        site: await attackSite(connectSite(program.port), Math.ceil(guesses / 20)),
        resetLinks: await tryResetLinks(program.port, join(folder, 'postgres')),
      }
    } finally {
      await program.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function tryResetLinks(port: number, dataFolder: string): Promise<ResetLinks> {
  const database = await openDatabase({ dataFolder, log: () => {} })
  try {
    // Asked for in any case: on closing, the server of the program must be left alone.
    await database.claim()
    return await mustEndResetLinks(connectSite(port), database)
  } finally {
    await database.close()
  }
}

function mustHaveHeld(byAnswer: Readonly<Record<string, number>>): void {
  const known = ['login-refused', 'captcha-required', 'busy', 'too-many-requests']
  const strange = Object.keys(byAnswer).filter((answer) => !known.includes(answer))
  if (strange.length > 0) throw new Error(`Guesses were answered with ${strange.join(', ')}.`)
  const lookedAt = byAnswer['login-refused'] ?? 0
  if (lookedAt > maxLookedAt) throw new Error(`${lookedAt} guesses without a captcha were looked at.`)
}

/** The whole siege must not keep out the one who knows the password. */
async function mustLetOwnerIn(door: Door): Promise<number> {
  const [guest] = demoUsers
  if (!guest) throw new Error('The demo has no guest.')
  const { code, solvedInMs } = await door.logInWithCaptcha(guest.email, guest.password)
  if (code !== 'ok') throw new Error(`After the siege the owner of the account is answered with ${code}.`)
  return solvedInMs
}
