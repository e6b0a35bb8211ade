import { expect } from './expect.ts'

async function loadMails(to: string): Promise<string[]> {
  const reply = await fetch(`http://127.0.0.1:${process.env.AGENCY_OUTBOX}/?to=${encodeURIComponent(to)}`)
  const mails: string[] = await reply.json()
  return mails.map((mail) => mail.replaceAll('\u00a0', ' '))
}

/** All mails to somebody that name this booking, the first sent first; waits until there are so many. */
export async function mailsAbout(reservationId: string, to: string, count: number): Promise<string[]> {
  const load = async () => (await loadMails(to)).filter((mail) => mail.includes(reservationId))
  await expect.poll(async () => (await load()).length).toBe(count)
  return load()
}

/** The one mail to somebody; waits until it is there. */
export async function onlyMail(to: string): Promise<string> {
  await expect.poll(async () => (await loadMails(to)).length).toBe(1)
  const [mail = ''] = await loadMails(to)
  return mail
}
