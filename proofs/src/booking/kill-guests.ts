import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, anyGuest, openDoor, requestFor, type StayChoice } from './guests.ts'

export type Order = { readonly key: string; readonly choice: StayChoice; readonly guest: number }

/** The answer to a guest, or null while unknown. */
export type SentOrder = Order & { answer: Answer | null }

const lanes = 4
const unsure = new Set([502, 503, 504, 500])

/** Guests who order one after another until the program dies. Each order is recorded before it is sent. */
export async function orderUntilDeath(
  { port, death }: { readonly port: number; readonly death: AbortSignal },
  next: () => Order | null,
  sent: SentOrder[],
): Promise<void> {
  const door = openDoor(port)
  const lane = async (): Promise<void> => {
    for (let order = next(); order !== null; order = next()) {
      const entry: SentOrder = { ...order, answer: null }
      sent.push(entry)
      try {
        // A database may recover slowly, but a living program must answer in the end.
        await settle(entry, door, { patience: Number.POSITIVE_INFINITY, death })
      } catch {
        return
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

type Limits = { readonly patience?: number; readonly death?: AbortSignal }

/** Repeats the order under the same key until there is a conclusive answer. */
export async function settle(
  entry: SentOrder,
  door: ReturnType<typeof openDoor>,
  { patience = 40, death }: Limits = {},
): Promise<void> {
  // A repeated order is identical.
  const guest = { ...anyGuest, email: `${entry.key}@example.org` }
  for (let attempt = 0; attempt < patience && !death?.aborted; attempt += 1) {
    const total = await door.quote(entry.choice, entry.guest)
    // An offered stay has a price even if taken; without one the database is down.
    const answer =
      total === null ? null : await door.book(requestFor(entry.choice, total, guest), entry.key, entry.guest)
    if (answer !== null && !unsure.has(answer.status)) {
      entry.answer = answer
      return
    }
    await sleep(100)
  }
  throw new Error('There was no conclusive answer.')
}
