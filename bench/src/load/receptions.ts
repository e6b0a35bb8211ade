import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import * as v from 'valibot'

const errand = v.object({
  kind: v.string(),
  /** Of all requests; the shares add up to 1. */
  share: v.number(),
  method: v.picklist(['GET', 'POST']),
  /** `{n}` is a number that no other request has, `{stay}` a party made of it. */
  path: v.string(),
  body: v.optional(v.string()),
  headers: v.optional(v.record(v.string(), v.string()), {}),
})
export type Errand = v.InferOutput<typeof errand>

const visitors = v.object({
  port: v.number(),
  seconds: v.number(),
  perSecond: v.number(),
  seed: v.number(),
  errands: v.array(errand),
})
export type Visitors = v.InferOutput<typeof visitors>

const reception = v.object({
  ...{ sent: v.number(), ok: v.number(), refused: v.number(), limited: v.number(), wrong: v.number() },
  reasons: v.array(v.string()),
  ...{ p50Ms: v.number(), p99Ms: v.number() },
})
/** Answers of one kind: 200, 503 with Retry-After, 429, anything else. */
export type Reception = v.InferOutput<typeof reception>

const receptions = v.object({
  seconds: v.number(),
  /** Requests without an answer when the last one was sent. */
  stillOpen: v.number(),
  receptions: v.record(v.string(), reception),
})
export type Receptions = v.InferOutput<typeof receptions>

export const parseVisitors = (text: string): Visitors => v.parse(visitors, JSON.parse(text))

/** Sends the requests from a separate process. */
export async function sendVisitors(order: Visitors): Promise<Receptions> {
  const child = fork(join(import.meta.dirname, 'visitors.ts'), [JSON.stringify(order)])
  const ended = once(child, 'close').then(([code]) => {
    throw new Error(`The visitors ended with ${code}.`)
  })
  ended.catch(() => {})
  try {
    const [said] = await Promise.race([once(child, 'message'), ended])
    return v.parse(receptions, said)
  } finally {
    child.kill()
  }
}

/** All kinds, or some, in one. */
export function together(all: Receptions, kinds = Object.keys(all.receptions)): Omit<Reception, 'reasons' | 'p50Ms'> {
  const list = kinds.flatMap((kind) => all.receptions[kind] ?? [])
  const sum = (of: (one: Reception) => number) => list.reduce((total, one) => total + of(one), 0)
  return {
    sent: sum(({ sent }) => sent),
    ok: sum(({ ok }) => ok),
    refused: sum(({ refused }) => refused),
    limited: sum(({ limited }) => limited),
    wrong: sum(({ wrong }) => wrong),
    p99Ms: Math.max(0, ...list.map(({ p99Ms }) => p99Ms)),
  }
}

export function describeReceptions({ receptions, stillOpen }: Receptions): string {
  const kinds = Object.entries(receptions).map(([kind, { sent, ok, refused, limited, wrong, reasons, p99Ms }]) => {
    const bad = wrong > 0 ? `, ${wrong} wrong (${reasons})` : ''
    return `${kind} ${ok} of ${sent}${refused > 0 ? `, ${refused} refused` : ''}${limited > 0 ? `, ${limited} limited` : ''}${bad}, p99 ${p99Ms} ms`
  })
  return `${kinds.join('; ')}; ${stillOpen} open`
}
