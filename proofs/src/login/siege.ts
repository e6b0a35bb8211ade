import { demoUsers } from '@marram/demo/users'
import type { Door } from './door.ts'

const atOnce = 24

/** Each guess comes from a different address, so that only the account's counter can stop them. */
export async function besiege(
  door: Door,
  guesses: number,
  log: (line: string) => void,
): Promise<Record<string, number>> {
  const byAnswer: Record<string, number> = {}
  let next = 0
  const soldier = async (): Promise<void> => {
    while (next < guesses) {
      const index = next
      next += 1
      const from = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
      const body = { email: demoUsers[0]?.email, password: `guess ${index}`, captcha: null }
      const { meta } = await door.post('/login/guest/', body, from)
      byAnswer[meta.code] = (byAnswer[meta.code] ?? 0) + 1
      if (index % 2000 === 1999) log(`${index + 1} guesses`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, soldier))
  return byAnswer
}
