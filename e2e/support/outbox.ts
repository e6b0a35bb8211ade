import { expect } from './expect.ts'

/** Simulates a stay that ended three days ago, which sends the review mail. */
export async function comeHome(email: string, languageId: 1 | 2 | 7): Promise<void> {
  const query = new URLSearchParams({ to: email, language: String(languageId) })
  const reply = await fetch(`http://127.0.0.1:${process.env.AGENCY_OUTBOX}/past-stay/?${query}`, { method: 'POST' })
  expect(reply.status).toBe(200)
}

/** Imports a bank statement with this transfer. */
export async function transfer(reservation: string, amount: string): Promise<void> {
  const query = new URLSearchParams({ reservation, amount })
  const reply = await fetch(`http://127.0.0.1:${process.env.AGENCY_OUTBOX}/statement/?${query}`, { method: 'POST' })
  expect(reply.status).toBe(200)
}

/** Staff answer the latest question of this guest. */
export async function answerQuestion(to: string, answer: string): Promise<void> {
  const query = new URLSearchParams({ to, answer })
  const reply = await fetch(`http://127.0.0.1:${process.env.AGENCY_OUTBOX}/answer/?${query}`, { method: 'POST' })
  expect(reply.status).toBe(200)
}

/** A job has failed with these words, and the program has logged an error with them. */
export async function makeTrouble(trouble: string): Promise<void> {
  const query = new URLSearchParams({ trouble })
  const reply = await fetch(`http://127.0.0.1:${process.env.AGENCY_OUTBOX}/trouble/?${query}`, { method: 'POST' })
  expect(reply.status).toBe(200)
}

/** The link to this page in the latest mail to an address; waits for the mail. */
export async function linkInMail(to: string, path: string | RegExp): Promise<string> {
  const matches: string[] = []
  await expect
    .poll(async () => {
      const reply = await fetch(`http://127.0.0.1:${process.env.AGENCY_OUTBOX}/?to=${encodeURIComponent(to)}`)
      const mails: string[] = await reply.json()
      const links = mails.flatMap((mail) => mail.match(/https?:\/\/[^\s<>"]+/g) ?? [])
      matches.push(...links.filter((link) => isAt(new URL(link).pathname, path)))
      return matches.length
    })
    .toBeGreaterThan(0)
  return matches.at(-1) ?? ''
}

function isAt(pathname: string, path: string | RegExp): boolean {
  return typeof path === 'string' ? pathname === path : path.test(pathname)
}
