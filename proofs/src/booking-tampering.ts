import { countRows } from './booking/count-rows.ts'
import { type BookingDoor, openDoor, requestFor, type Wish } from './booking/guests.ts'
import { findBusyHouse } from './booking/offered-wishes.ts'
import { isClearRefusal, tamperedRequests } from './booking/tampered.ts'
import { send } from './malformed/send.ts'
import { withSharedAgency } from './program/shared-agency.ts'

export type TamperingOptions = { readonly rounds: number; readonly log: (line: string) => void }
export type TamperingProof = { readonly sent: number; readonly byStatus: Readonly<Record<string, number>> }

/** Forged requests over HTTP. Throws on any answer but a clear 4xx, and if a single row was written. */
export function proveTampering({ rounds, log }: TamperingOptions): Promise<TamperingProof> {
  return withSharedAgency({ DEMO_LODGINGS: '60', TRUST_PROXY: '1' }, async ({ port }, database) => {
    const door = openDoor(port)
    const wishes = await findBusyHouse(port, 10)
    const [own, other, free] = apart(wishes)
    const [access, foreign] = [await placed(door, own, 1), await placed(door, other, 2)]
    const request = requestFor(free, (await door.quote(free, 3)) ?? 0)
    const before = JSON.stringify(await countRows(database))
    const byStatus: Record<string, number> = {}
    let sent = 0
    for (let round = 0; round < rounds; round += 1) {
      for (const { what, path, body, headers } of tamperedRequests({ request, access, foreign }, round)) {
        sent += 1
        const { status, bytes } = isLarge(body)
          ? await postLarge(port, path, body, headers)
          : await door.post(path, body, 1000 + sent, headers)
        if (!isClearRefusal(status, bytes))
          throw new Error(`${what} was answered with ${status}: ${bytes.slice(0, 200)}`)
        byStatus[status] = (byStatus[status] ?? 0) + 1
      }
      if (round % 10 === 9) log(`${sent} sent`)
    }
    const after = JSON.stringify(await countRows(database))
    if (after !== before) throw new Error(`Something was written: ${before} became ${after}.`)
    return { sent, byStatus }
  })
}

function isLarge(body: unknown): boolean {
  return JSON.stringify(body).length > 1_000_000
}

/** As raw bytes: the server answers and hangs up before it has read all, which fetch takes for a failure. */
async function postLarge(port: number, path: string, body: unknown, headers: Record<string, string> = {}) {
  const json = Buffer.from(JSON.stringify(body))
  const head = Object.entries({
    host: `127.0.0.1:${port}`,
    'content-type': 'application/json',
    'content-length': String(json.length),
    'x-public-key': 'marram-demo',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  const bytes = Buffer.concat([Buffer.from(`POST /services/booking${path} HTTP/1.1\r\n${head.join('')}\r\n`), json])
  const { status, text } = await send(port, { kind: 'large', bytes, isWhole: true })
  return { status: status ?? 0, bytes: text }
}

/** Three stays that do not touch each other. */
function apart(wishes: readonly Wish[]): [Wish, Wish, Wish] {
  const weeks = wishes.filter(({ duration }) => duration === 7).toSorted((a, b) => (a.arrival < b.arrival ? -1 : 1))
  const [first, last] = [weeks[0], weeks.at(-1)]
  const middle = weeks[Math.floor(weeks.length / 2)]
  if (!first || !middle || !last) throw new Error('The house does not offer three weeks.')
  return [first, last, middle]
}

async function placed(door: BookingDoor, wish: Wish, guest: number) {
  const total = await door.quote(wish, guest)
  const answer = await door.book(requestFor(wish, total ?? 0), `tampering-honest-guest-${guest}`, guest)
  if (answer.status !== 201) throw new Error(`An honest guest was answered with ${answer.status}.`)
  const { reservationId, key } = JSON.parse(answer.bytes).data
  return { reservationId: String(reservationId), key: String(key) }
}
