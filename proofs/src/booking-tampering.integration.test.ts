import { type Agency, startAgency } from '@marram/testkit/agency'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countRows } from './booking/count-rows.ts'
import { type BookingDoor, openDoor, requestFor, type StayChoice } from './booking/guests.ts'
import { findBusyHouse } from './booking/offered-choices.ts'
import { isClearRefusal, tamperedRequests } from './booking/tampered.ts'
import { send } from './malformed/send.ts'
import { countOf, patience, sayResult } from './proof.ts'

const rounds = countOf({ sample: 1, full: 50 })

let agency: Agency
beforeAll(async () => {
  agency = await startAgency({ env: { TRUST_PROXY: '1' } })
}, 120_000)
afterAll(() => agency?.stop())

test('a forged request gets a clear refusal, and nothing is written', patience, async () => {
  const { port, database } = agency
  const door = openDoor(port)
  const [own, other, free] = apart(await findBusyHouse(port, 10))
  const [access, foreign] = [await placed(door, own, 1), await placed(door, other, 2)]
  const request = requestFor(free, (await door.quote(free, 3)) ?? 0)
  const before = await countRows(database)
  const byStatus: Record<string, number> = {}
  let sent = 0
  for (let round = 0; round < rounds; round += 1) {
    for (const { what, path, body, headers } of tamperedRequests({ request, access, foreign }, round)) {
      sent += 1
      const { status, bytes } = isLarge(body)
        ? await postLarge(port, path, body, headers)
        : await door.post(path, body, 1000 + sent, headers)
      expect([what, isClearRefusal(status, bytes), bytes.slice(0, 200)]).toEqual([what, true, expect.any(String)])
      byStatus[status] = (byStatus[status] ?? 0) + 1
    }
  }
  expect(await countRows(database)).toEqual(before)
  sayResult({ sent, byStatus })
})

function isLarge(body: unknown): boolean {
  return JSON.stringify(body).length > 1_000_000
}

/** Sends raw bytes: the server answers and closes before reading all, which fetch reports as a failure. */
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

/** Three stays that do not overlap. */
function apart(choices: readonly StayChoice[]): [StayChoice, StayChoice, StayChoice] {
  const weeks = choices.filter(({ duration }) => duration === 7).toSorted((a, b) => (a.arrival < b.arrival ? -1 : 1))
  const [first, last] = [weeks[0], weeks.at(-1)]
  const middle = weeks[Math.floor(weeks.length / 2)]
  if (!first || !middle || !last) throw new Error('The house does not offer three weeks.')
  return [first, last, middle]
}

async function placed(door: BookingDoor, choice: StayChoice, guest: number) {
  const total = await door.quote(choice, guest)
  const answer = await door.book(requestFor(choice, total ?? 0), `tampering-honest-guest-${guest}`, guest)
  if (answer.status !== 201) throw new Error(`An honest guest was answered with ${answer.status}.`)
  const { reservationId, key } = JSON.parse(answer.bytes).data
  return { reservationId: String(reservationId), key: String(key) }
}
