import { expect } from './expect.ts'

/** As if this guest had come home three days ago; a mail then asks how it was. */
export async function comeHome(email: string, languageId: 1 | 2 | 7): Promise<void> {
  const query = new URLSearchParams({ to: email, language: String(languageId) })
  const reply = await fetch(`http://127.0.0.1:${process.env.AGENCY_OUTBOX}/past-stay/?${query}`, { method: 'POST' })
  expect(reply.status).toBe(200)
}

/** The bank's file of the day has this transfer, and staff import it. */
export async function transfer(reservation: string, amount: string): Promise<void> {
  const query = new URLSearchParams({ reservation, amount })
  const reply = await fetch(`http://127.0.0.1:${process.env.AGENCY_OUTBOX}/statement/?${query}`, { method: 'POST' })
  expect(reply.status).toBe(200)
}

/** The address in the newest mail to somebody that leads to this page; waits until the mail is there. */
export async function linkInMail(to: string, path: string): Promise<string> {
  const found: string[] = []
  await expect
    .poll(async () => {
      const reply = await fetch(`http://127.0.0.1:${process.env.AGENCY_OUTBOX}/?to=${encodeURIComponent(to)}`)
      const mails: string[] = await reply.json()
      const links = mails.flatMap((mail) => mail.match(/https?:\/\/[^\s<>"]+/g) ?? [])
      found.push(...links.filter((link) => new URL(link).pathname === path))
      return found.length
    })
    .toBeGreaterThan(0)
  return found.at(-1) ?? ''
}
