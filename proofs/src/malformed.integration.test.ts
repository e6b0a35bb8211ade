import { type Agency, startAgency } from '@marram/testkit/agency'
import { visit } from '@marram/testkit/visit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attackServer } from './malformed/attack-server.ts'

const errors: string[] = []
let agency: Agency

beforeAll(async () => {
  agency = await startAgency({
    env: { METRICS_TOKEN: 'bench' },
    onLog: (line) => {
      if (/"level":"(?:error|fatal)"/.test(line)) errors.push(line)
    },
  })
}, 120_000)
afterAll(() => agency?.stop())

test('malformed requests at every endpoint are refused, and the agency goes on as before', {
  timeout: 180_000,
}, async () => {
  const { sent, byKind, byStatus, wounds } = await attackServer({ port: agency.port, seed: 1966, count: 400 })
  expect(wounds).toEqual([])
  expect(errors).toEqual([])
  expect(sent).toBe(400)
  expect(Object.keys(byKind)).toHaveLength(9)
  expect(byStatus[400]).toBeGreaterThan(40)
  for (const path of ['/', '/healthz', '/readyz', '/builds/latest.json']) {
    expect(await visit(agency.port, path)).toMatchObject({ status: 200 })
  }
})
