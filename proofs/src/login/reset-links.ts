import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection } from '@marram/database/connection'
import { demoUsers } from '@marram/demo/users'
import type { SiteDoor } from './site-door.ts'

export type ResetLinks = { readonly expired: number; readonly used: number; readonly usedAgain: number }

const password = 'en helt anden sætning'
const longAgo = new Date('2020-01-01T00:00:00Z')

/** Tries a mailed link after expiry, in time, and a second time. Throws if it works when it must not. */
export async function mustEndResetLinks(door: SiteDoor, { db }: Pick<Connection, 'db'>): Promise<ResetLinks> {
  const [guest] = demoUsers
  if (!guest) throw new Error('The demo has no guest.')
  // Backdates the earlier mail: a second request in a row would send none.
  const age = () => db.updateTable('password_reset').set({ created_at: longAgo, expires_at: longAgo }).execute()
  const linkOf = async (from: string): Promise<Record<string, string>> => {
    await age()
    const before = (await resetMails(db)).length
    await door('/api/session/forgot-password/', { email: guest.email }, { from })
    for (let waited = 0; waited < 30_000; waited += 100) {
      const link = (await resetMails(db))[before]
      if (link !== undefined) return Object.fromEntries(new URL(link).searchParams)
      await sleep(100)
    }
    throw new Error('No mail with a link came.')
  }
  const follow = async (link: Record<string, string>): Promise<number> => {
    const fields = { ...link, password, password_confirm: password }
    return (await door('/api/session/reset-password/', fields, { from: '192.0.2.91' })).status
  }
  const old = await linkOf('192.0.2.92')
  await age()
  const expired = await follow(old)
  const link = await linkOf('192.0.2.93')
  const found = { expired, used: await follow(link), usedAgain: await follow(link) }
  if (found.expired !== 410 || found.used !== 200 || found.usedAgain !== 410) {
    throw new Error(`Links to a new password were answered with ${JSON.stringify(found)}.`)
  }
  return found
}

/** Addresses in the sent mails, oldest first. */
async function resetMails(db: Connection['db']): Promise<string[]> {
  const mails = await db
    .selectFrom('mail')
    .select('text_body')
    .where('key', 'like', 'auth reset %')
    .orderBy('created_at')
    .execute()
  return mails.flatMap(({ text_body }) => text_body.match(/https?:\S+\/account\/reset-password\/\S+/) ?? [])
}
