import type { Measure } from '../measure.ts'
import type { StartTimes } from '../program/running-program.ts'
import { median, round } from '../statistics.ts'

const seconds = (ms: number) => round(ms / 1000)
const laterStarts = 3

/** Time from the command to the first page, without installing and building. */
export const startUp: Measure = {
  name: 'start-up',
  async run(context) {
    const agency = await context.agency()
    const times: StartTimes[] = []
    for (let start = 0; start < laterStarts; start++) {
      const program = await agency.startWithScript()
      times.push(program.times)
      await program.stop()
    }
    const { databaseMs, demoMs, servingMs, firstPageMs, totalMs } = agency.firstStart
    return [
      { what: 'first start, database', value: seconds(databaseMs), unit: 's' },
      { what: 'first start, demo agency', value: seconds(demoMs), unit: 's', budget: { of: 'value', max: 20 } },
      { what: 'first start, serving', value: seconds(servingMs), unit: 's' },
      { what: 'first start, first page', value: seconds(firstPageMs), unit: 's' },
      { what: 'first start in all', value: seconds(totalMs), unit: 's' },
      {
        what: 'later npm start',
        value: seconds(median(times.map((time) => time.totalMs))),
        unit: 's',
        budget: { of: 'value', max: 2.5 },
        detail: { starts: times },
      },
    ]
  },
}
