import { expect } from './expect.ts'

async function loadMails(to: string): Promise<string[]> {
  const reply = await fetch(`http://127.0.0.1:${process.env.AGENCY_OUTBOX}/?to=${encodeURIComponent(to)}`)
  const mails: string[] = await reply.json()
  return mails.map((mail) => mail.replaceAll('\u00a0', ' '))
}

/** Mails to an address about this booking, oldest first; waits for `count` of them. */
export async function mailsAbout(reservationId: string, to: string, count: number): Promise<string[]> {
  const load = async () => (await loadMails(to)).filter((mail) => mail.includes(reservationId))
  await expect.poll(async () => (await load()).length).toBe(count)
  return load()
}

/** The only mail to an address; waits for it. */
export async function onlyMail(to: string): Promise<string> {
  await expect.poll(async () => (await loadMails(to)).length).toBe(1)
  const [mail = ''] = await loadMails(to)
  return mail
}
