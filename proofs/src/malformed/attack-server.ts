import { generateAttacks } from './attacks.ts'
import { send } from './send.ts'

export type Wound = { readonly why: string; readonly request: string; readonly reply: string }

export type Siege = {
  readonly sent: number
  readonly byKind: Readonly<Record<string, number>>
  readonly byStatus: Readonly<Record<string, number>>
  /** Forbidden answers: a 5xx other than a 503 with Retry-After, or none at all to a complete request. */
  readonly wounds: readonly Wound[]
}

export type SiegeOptions = {
  readonly port: number
  readonly seed: number
  readonly count: number
  readonly lanes?: number
  readonly onProgress?: (sent: number) => void
}

const maxWounds = 50

/** Sends malformed requests to a server on this machine. Rejects when it becomes unreachable. */
export async function attackServer({ port, seed, count, lanes = 12, onProgress }: SiegeOptions): Promise<Siege> {
  const attacks = generateAttacks(seed, count)
  const byKind = new Map<string, number>()
  const byStatus = new Map<string, number>()
  const wounds: Wound[] = []
  let sent = 0
  const march = async (): Promise<void> => {
    for (const attack of attacks) {
      const { status, text, isLate } = await send(port, attack)
      sent += 1
      add(byKind, attack.kind)
      add(byStatus, status === null ? 'none' : String(status))
      const isBusy = status === 503 && /^retry-after:/im.test(text)
      const why = isLate ? 'no end' : status !== null && status >= 500 && !isBusy ? String(status) : null
      const request = attack.bytes.toString('latin1', 0, 600)
      if (why !== null && wounds.length < maxWounds) wounds.push({ why, request, reply: text.slice(0, 600) })
      onProgress?.(sent)
    }
  }
  await Promise.all(Array.from({ length: lanes }, march))
  return { sent, byKind: Object.fromEntries(byKind), byStatus: Object.fromEntries(byStatus), wounds }
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
