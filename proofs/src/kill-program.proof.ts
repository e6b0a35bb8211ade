import { setTimeout as sleep } from 'node:timers/promises'
import type { Child } from '@marram/bench/program/child'
import { visit } from '@marram/testkit/visit'
import { expect, test } from 'vitest'
import { acknowledgedIn } from './acknowledged.ts'
import { checkAgency } from './check-agency.ts'
import { createKillableAgency, type KillableAgency } from './killable-agency.ts'
import { countOf, patience, say, sayResult, seed } from './proof.ts'
import { randomFrom } from './random.ts'

const victims = ['program at its start', 'program', 'PostgreSQL', 'both'] as const
type Victim = (typeof victims)[number]

const rounds = countOf({ sample: 4, full: 50 })
const longestStartMs = 3500
const longestLifeMs = 1500
const roundsPerFolder = 10
const numbersPerRound = 1_000_000

test(
  'after kills of the agency and its database, every acknowledged row and job is still there',
  patience,
  async () => {
    const random = randomFrom(seed)
    const sum = { acknowledged: 0, jobsDone: 0 }
    for (let begin = 0; begin < rounds; begin += roundsPerFolder) {
      const agency = createKillableAgency()
      const acknowledged = new Set<number>()
      try {
        for (let round = begin; round < Math.min(begin + roundsPerFolder, rounds); round++) {
          const victim = victims[(round - begin) % victims.length] ?? 'both'
          for (const n of await playRound({ agency, victim, random, first: round * numbersPerRound }))
            acknowledged.add(n)
          say(`Round ${round + 1} of ${rounds}: killed ${victim}; ${acknowledged.size} rows acknowledged so far.`)
        }
        sum.jobsDone += await checkAgency(agency, acknowledged, rounds * numbersPerRound)
        sum.acknowledged += acknowledged.size
      } finally {
        await agency.remove()
      }
    }
    expect(sum.acknowledged).toBeGreaterThan(0)
    sayResult({ rounds, ...sum })
  },
)

type Round = { agency: KillableAgency; victim: Victim; random: () => number; first: number }

async function playRound({ agency, victim, random, first }: Round): Promise<number[]> {
  const program = await agency.start(first)
  try {
    if (victim === 'program at its start') {
      await sleep(random() * longestStartMs)
    } else {
      await program.line((text) => text.startsWith('ready'))
      await mustServe(program.port)
      await sleep(random() * longestLifeMs)
    }
    if (victim === 'PostgreSQL' || victim === 'both') agency.killPostgres()
    if (victim === 'PostgreSQL') await mustRecover(program)
  } catch (error) {
    throw new Error(`${victim} was killed: ${error instanceof Error ? error.message : error}\n${lastWords(program)}`)
  } finally {
    await program.kill()
  }
  return acknowledgedIn(program.lines)
}

function lastWords({ lines, hasEnded }: Pick<Child, 'lines' | 'hasEnded'>): string {
  const words = lines.filter(({ text }) => !/^\d+$/.test(text)).slice(-20)
  return [`The program ${hasEnded() ? 'has ended' : 'lives'} and said:`, ...words.map(({ text }) => text)].join('\n')
}

async function mustServe(port: number): Promise<void> {
  const { status } = await visit(port, '/')
  if (status !== 200) throw new Error(`After a kill the front page was answered with ${status}.`)
}

type Writing = { readonly port: number; readonly lines: readonly { readonly text: string }[] }

/** Checks that the surviving program writes again and answers uncached pages again, without help. */
async function mustRecover({ port, lines }: Writing): Promise<void> {
  const deadline = performance.now() + 60_000
  const before = acknowledgedIn(lines).length
  for (;;) {
    const isWriting = acknowledgedIn(lines).length > before + 40
    const statuses = await Promise.all([visit(port, '/readyz'), visit(port, '/_payload.json')])
    if (isWriting && statuses.every(({ status }) => status === 200)) return
    if (performance.now() > deadline) throw new Error('The program did not recover from the loss of PostgreSQL.')
    await sleep(50)
  }
}
