import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { visit } from '@marram/testkit/visit'
import * as v from 'valibot'

const watchData = v.object({ watchedPort: v.number(), pauseMs: v.number() })
const watchResult = v.object({ asked: v.number(), slowestMs: v.number() })

export type HealthWatch = { stop(): Promise<v.InferOutput<typeof watchResult>> }

/**
 * Polls a program's health like a load balancer until stopped; throws on stopping if an answer was not 200. Runs in a
 * separate thread, since a caller that is busy with its attacks would measure its own delays.
 */
export function watchHealth(port: number, pauseMs: number): HealthWatch {
  const worker = new Worker(new URL(import.meta.url), { workerData: { watchedPort: port, pauseMs } })
  const result = new Promise<unknown>((resolve, reject) => worker.once('message', resolve).once('error', reject))
  result.catch(() => {})
  return {
    async stop() {
      worker.postMessage('stop')
      return v.parse(watchResult, await result)
    },
  }
}

async function keepAsking({ watchedPort, pauseMs }: v.InferOutput<typeof watchData>): Promise<void> {
  let isOver = false
  let asked = 0
  let slowestMs = 0
  parentPort?.once('message', () => {
    isOver = true
  })
  while (!isOver) {
    const startedAt = performance.now()
    const { status } = await visit(watchedPort, '/healthz')
    if (status !== 200) throw new Error(`/healthz was answered with ${status}.`)
    asked += 1
    slowestMs = Math.max(slowestMs, performance.now() - startedAt)
    await sleep(pauseMs)
  }
  parentPort?.postMessage({ asked, slowestMs: Math.round(slowestMs * 10) / 10 })
}

const own = v.safeParse(watchData, workerData)
if (own.success) await keepAsking(own.output)
