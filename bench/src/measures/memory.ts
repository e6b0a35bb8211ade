import type { Finding, Measure } from '../measure.ts'
import { untilIdle } from '../program/running-program.ts'
import { round } from '../statistics.ts'

const megabyte = 1_048_576
const mb = (bytes: number): number => round(bytes / megabyte, 0)

/** Resident memory of the idle program, without PostgreSQL. */
export const memory: Measure = {
  name: 'memory',
  async run(context) {
    const agency = await context.agency()
    const program = await agency.start()
    try {
      await untilIdle(program)
      const { residentBytes, threads = [] } = await program.ask('threads')
      const parts = threads.map(({ name, heapBytes, heapTotalBytes, externalBytes }) => ({
        name,
        usedMb: mb(heapBytes),
        heapMb: mb(heapTotalBytes),
        buffersMb: mb(externalBytes),
      }))
      const collected = await program.ask('memory')
      return [
        {
          what: 'memory at rest, first start, pictures drawn',
          value: mb(agency.firstRestBytes),
          unit: 'MB',
          budget: { of: 'value', max: 450 },
        },
        {
          what: 'memory at rest',
          value: mb(residentBytes),
          unit: 'MB',
          budget: { of: 'value', max: 450 },
          detail: { parts, collectedMb: mb(collected.residentBytes) },
        },
        ...parts.map(
          ({ name, heapMb, buffersMb }): Finding => ({
            what: `memory at rest, heap and buffers of ${name}`,
            value: heapMb + buffersMb,
            unit: 'MB',
          }),
        ),
      ]
    } finally {
      await program.stop()
    }
  },
}
