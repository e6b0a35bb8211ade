import { median } from '../statistics.ts'
import { generateLoad } from './order.ts'

/** A process that reports its CPU time. */
export type Metered = { ask(question: 'cpu'): Promise<{ readonly cpuUs: number }> }

export type Contestant = { readonly process: Metered; readonly port: number; readonly request: string }

export type Cost = { readonly cpuUs: number; readonly requestsPerSecond: number; readonly roundsCpuUs: number[] }

export type Contest = { readonly rounds: number; readonly requests: number; readonly connections: number }

/**
 * CPU time per request of each server, user and system, all threads. Alternates rounds and their order, so that other load
 * affects all servers equally; the first round warms up. Counts only the time between first request and last response.
 */
export async function compareCpu<Name extends string>(
  contestants: Readonly<Record<Name, Contestant>>,
  { rounds, requests, connections }: Contest,
): Promise<Record<Name, Cost>> {
  const names = Object.keys(contestants).filter((name): name is Name => Object.hasOwn(contestants, name))
  const costs = new Map(names.map((name) => [name, { cpu: [] as number[], rate: [] as number[] }]))
  for (let round = 0; round <= rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const { process, port, request } = contestants[name]
      const readings: number[] = []
      const { seconds } = await generateLoad({ port, request, connections, requests }, async () => {
        readings.push((await process.ask('cpu')).cpuUs)
      })
      if (round === 0) continue
      const [before = 0, after = 0] = readings
      costs.get(name)?.cpu.push((after - before) / requests)
      costs.get(name)?.rate.push(requests / seconds)
    }
  }
  const cost = (name: Name): Cost => {
    const { cpu = [], rate = [] } = costs.get(name) ?? {}
    return { cpuUs: median(cpu), requestsPerSecond: Math.round(median(rate)), roundsCpuUs: cpu.map(Math.round) }
  }
  const entries = names.map((name): [Name, Cost] => [name, cost(name)])
  return Object.fromEntries(entries) as Record<Name, Cost>
}
