import { fetchAnswer } from '../load/answer.ts'
import { compareCpu } from '../load/cpu-per-request.ts'
import { writeRequest } from '../load/order.ts'
import type { Finding, Measure } from '../measure.ts'
import { type RunningProgram, readMetric, untilIdle } from '../program/running-program.ts'
import { median, round } from '../statistics.ts'

const widths = [412, 800, 1200]
const scenes = ['beach', 'dunes', 'house', 'living-room', 'lighthouse']
const made = 'images_answers_total{from="made"}'

/** Demo pictures as AVIF: the draft of the first request, and the final picture from memory. */
export const images: Measure = {
  name: 'images',
  async run(context) {
    const program = await (await context.agency()).start()
    try {
      await untilIdle(program)
      const findings: Finding[] = []
      for (const width of widths) findings.push(...(await measureCold(program, width)))
      for (const width of widths) findings.push(await measureCached(program, width))
      return findings
    } finally {
      await program.stop()
    }
  },
}

/** A seed per run, so that no picture is cached by an earlier run. */
const seed = `bench-${process.pid}-${Date.now().toString(36)}`

function pathOf(scene: string, width: number): string {
  const height = Math.round((width * 2) / 3)
  // A different picture per width, because all sizes share a draft.
  return `/services/images/own/demo/${scene}/${seed}-${width}/0?format=avif&w=${width}&h=${height}`
}

/** The drafts of the first responses, and their cost including the final pictures. */
async function measureCold(program: RunningProgram, width: number): Promise<Finding[]> {
  const times: number[] = []
  let bytes = 0
  const madeBefore = await readMetric(program.port, made)
  const before = await program.ask('cpu')
  for (const scene of scenes) {
    const startedAt = performance.now()
    bytes += (await fetchPicture(program.port, pathOf(scene, width))).length
    times.push(performance.now() - startedAt)
  }
  await untilIdle(program)
  const after = await program.ask('cpu')
  if ((await readMetric(program.port, made)) - madeBefore !== scenes.length) throw new Error('A picture was not cold.')
  return [
    {
      what: `picture ${width} px, cold, first answer`,
      value: round(median(times) / 1000, 3),
      unit: 's',
      budget: { of: 'value', max: 0.15 },
      detail: { meanBytes: Math.round(bytes / scenes.length), pictures: scenes.length },
    },
    {
      what: `picture ${width} px, cold, CPU of draft and final picture`,
      value: round((after.cpuUs - before.cpuUs) / 1000 / scenes.length, 1),
      unit: 'ms',
    },
  ]
}

async function measureCached(program: RunningProgram, width: number): Promise<Finding> {
  const [scene = 'beach'] = scenes
  const path = pathOf(scene, width)
  const { length } = await fetchPicture(program.port, path)
  const request = writeRequest(path, { host: `de.localhost:${program.port}` })
  const contestant = { process: program, port: program.port, request }
  const { cached } = await compareCpu({ cached: contestant }, { rounds: 5, requests: 1500, connections: 8 })
  return {
    what: `picture ${width} px, cached, CPU`,
    value: round(cached.cpuUs / 1000, 3),
    unit: 'ms',
    detail: { requestsPerSecond: cached.requestsPerSecond, bytes: length },
  }
}

async function fetchPicture(port: number, path: string): Promise<Buffer> {
  const { status, body } = await fetchAnswer({ port, path, headers: { host: `de.localhost:${port}` } })
  if (status !== 200) throw new Error(`${path} was answered with ${status}.`)
  return body
}
