import { cpus, loadavg, totalmem } from 'node:os'
import { round } from './statistics.ts'

export type Machine = {
  readonly node: string
  readonly platform: string
  readonly cpu: string
  readonly cores: number
  readonly memoryGb: number
  /** The load average at the start; timings are unreliable above the number of cores. */
  readonly loadAtStart: number
}

export function describeMachine(): Machine {
  const all = cpus()
  return {
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    cpu: all[0]?.model.trim() ?? 'unknown',
    cores: all.length,
    memoryGb: round(totalmem() / 2 ** 30, 1),
    loadAtStart: round(loadavg()[0] ?? 0, 1),
  }
}

export function machineLine({ node, platform, cpu, cores, memoryGb, loadAtStart }: Machine): string {
  return `${cores} × ${cpu}, ${memoryGb} GB, ${platform}, Node ${node.slice(1)}, load ${loadAtStart}`
}
