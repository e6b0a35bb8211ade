import { expect } from '@playwright/test'

/** The address in the newest mail to somebody that leads to this page; waits until the mail is there. */
export async function linkInMail(to: string, path: string): Promise<string> {
  const found: string[] = []
  await expect
    .poll(
      async () => {
        const reply = await fetch(`http://127.0.0.1:${process.env.AGENCY_OUTBOX}/?to=${encodeURIComponent(to)}`)
        const mails: string[] = await reply.json()
        const links = mails.flatMap((mail) => mail.match(/https?:\/\/[^\s<>"]+/g) ?? [])
        found.push(...links.filter((link) => new URL(link).pathname === path))
        return found.length
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0)
  return found.at(-1) ?? ''
}
