import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, anyGuest, openDoor, requestFor, type Wish } from './guests.ts'

export type Order = { readonly key: string; readonly wish: Wish; readonly guest: number }

/** What a guest was told, or null while nobody knows. */
export type Told = Order & { answer: Answer | null }

const lanes = 4
const unsure = new Set([502, 503, 504, 500])

/** Guests who order one after another, until the program is dead. Every order is noted before it is sent. */
export async function orderUntilDeath(
  { port, death }: { readonly port: number; readonly death: AbortSignal },
  next: () => Order | null,
  told: Told[],
): Promise<void> {
  const door = openDoor(port)
  const lane = async (): Promise<void> => {
    for (let order = next(); order !== null; order = next()) {
      const entry: Told = { ...order, answer: null }
      told.push(entry)
      try {
        // However long a database takes to come back: as long as the program lives, it must answer in the end.
        await settle(entry, door, { patience: Number.POSITIVE_INFINITY, death })
      } catch {
        return
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

type Limits = { readonly patience?: number; readonly death?: AbortSignal }

/** Sends the order again, under the same key, until there is an answer that means something. */
export async function settle(
  entry: Told,
  door: ReturnType<typeof openDoor>,
  { patience = 40, death }: Limits = {},
): Promise<void> {
  // A repeated order is the same in every word.
  const guest = { ...anyGuest, email: `${entry.key}@example.org` }
  for (let attempt = 0; attempt < patience && !death?.aborted; attempt += 1) {
    const total = await door.quote(entry.wish, entry.guest)
    // Taken or not, a stay that is offered has a price; without one the database is away.
    const answer = total === null ? null : await door.book(requestFor(entry.wish, total, guest), entry.key, entry.guest)
    if (answer !== null && !unsure.has(answer.status)) {
      entry.answer = answer
      return
    }
    await sleep(100)
  }
  throw new Error('No answer came that meant anything.')
}
