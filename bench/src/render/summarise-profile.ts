import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

const cpuProfile = v.object({
  nodes: v.array(v.object({ id: v.number(), callFrame: v.object({ functionName: v.string(), url: v.string() }) })),
  samples: v.array(v.number()),
  timeDeltas: v.array(v.number()),
})

export type CpuProfile = v.InferOutput<typeof cpuProfile>

/** The share of start and warm-up at the beginning of a profile. */
const skippedShare = 0.6
const shown = 16

/** CPU shares of the serving thread by package; the profile opens in the browser's developer tools. */
export async function summariseProfile(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.cpuprofile'))
  // Node numbers threads; the main one is 0.
  const main = files.find((name) => /\.0\.\d+\.cpuprofile$/.test(name))
  if (main === undefined) throw new Error(`There is no profile of the main thread in ${folder}.`)
  const profile = v.parse(cpuProfile, JSON.parse(await readFile(join(folder, main), 'utf8')))
  const shares = sharesByArea(profile)
  return shares
    .slice(0, shown)
    .map(({ area, percent }) => `    ${percent.toFixed(1).padStart(5)} %  ${area}`)
    .join('\n')
}

export function sharesByArea({ nodes, samples, timeDeltas }: CpuProfile): { area: string; percent: number }[] {
  const areaOfNode = new Map(nodes.map(({ id, callFrame }) => [id, areaOf(callFrame)]))
  const spent = new Map<string, number>()
  samples.forEach((id, index) => {
    const area = areaOfNode.get(id)
    if (index < samples.length * skippedShare || area === undefined || area === '(idle)') return
    spent.set(area, (spent.get(area) ?? 0) + (timeDeltas[index] ?? 0))
  })
  const total = [...spent.values()].reduce((sum, part) => sum + part, 0)
  return [...spent]
    .map(([area, part]) => ({ area, percent: (part / total) * 100 }))
    .sort((a, b) => b.percent - a.percent)
}

function areaOf({ functionName, url }: { functionName: string; url: string }): string {
  if (url === '') return functionName || '(native)'
  if (url.startsWith('node:')) return url.split('/').slice(0, 2).join('/')
  const dependency = [...url.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].at(-1)?.[1]
  if (dependency !== undefined) return dependency
  if (url.includes('/dist/server/')) return 'the built site: React, router, pages'
  return /\/((?:apps|services|packages|demo|bench)\/[^/]+)\//.exec(url)?.[1] ?? url
}
