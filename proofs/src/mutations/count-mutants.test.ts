import { expect, test } from 'vitest'
import { countMutants, type MutantResult } from './count-mutants.ts'

const source = ['export function isFree(nights: number) {', '  return nights > 7 &&', '    nights < 14', '}'].join('\n')
const mutant = (
  status: string,
  from: readonly [number, number],
  to: readonly [number, number],
  replacement: string,
) => {
  const [[line, column], [endLine, endColumn]] = [from, to]
  const location = { start: { line, column }, end: { line: endLine, column: endColumn } }
  return { fileName: 'free.ts', status, replacement, location } satisfies MutantResult
}
const count = (mutants: MutantResult[], reasons = {}) => countMutants(mutants, () => source, reasons)

test('a mutant is killed when a test fails or times out; one outside the sample does not count', () => {
  const mutants = ['Killed', 'Timeout', 'Ignored', 'CompileError'].map((status) =>
    mutant(status, [2, 10], [2, 20], 'true'),
  )
  expect(count(mutants)).toEqual({ tested: 2, killed: 2, explained: 0, unexplained: [], killedShare: 1 })
})

test('a survivor is identified by its change, and counts unless it has a reason', () => {
  const boundary = mutant('Survived', [2, 10], [2, 20], 'nights >= 7')
  const whole = mutant('NoCoverage', [2, 10], [3, 16], 'nights > 7 ||\n  nights < 14')
  const killed = mutant('Killed', [2, 10], [2, 20], 'true')
  const changes = [
    'free.ts:2 nights > 7 → nights >= 7',
    'free.ts:2 nights > 7 && nights < 14 → nights > 7 || nights < 14',
  ]
  expect(count([boundary, whole, killed])).toMatchObject({ tested: 3, killed: 1, unexplained: changes })
  const reasons = { 'free.ts': { 'nights > 7 → nights >= 7': 'no stay has seven nights' } }
  expect(count([boundary, whole, killed], reasons)).toMatchObject({
    explained: 1,
    unexplained: [changes[1]],
    killedShare: 0.5,
  })
})
