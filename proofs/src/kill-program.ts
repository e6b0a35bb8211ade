import { setTimeout as sleep } from 'node:timers/promises'
import type { Child } from '@marram/bench/program/child'
import { visit } from '@marram/testkit/visit'
import { acknowledgedIn } from './acknowledged.ts'
import { checkAgency } from './check-agency.ts'
import { createKillableAgency, type KillableAgency } from './killable-agency.ts'
import { randomFrom } from './random.ts'

const victims = ['program at its start', 'program', 'PostgreSQL', 'both'] as const
export type Victim = (typeof victims)[number]

export type KillProof = {
  readonly rounds: number
  readonly seed: number
  readonly acknowledged: number
  readonly jobsDone: number
  readonly killed: Readonly<Record<Victim, number>>
  /** How often a very first start, database and demo agency half made, was among the starts that were killed. */
  readonly firstStartsKilled: number
}

export type KillProofOptions = { readonly rounds: number; readonly seed: number; readonly log: (line: string) => void }

const longestStartMs = 3500
const longestLifeMs = 1500
const roundsPerFolder = 10
const numbersPerRound = 1_000_000

/**
 * Kills the whole agency, its PostgreSQL or both with SIGKILL while it serves pages, writes and works. Throws if a
 * start needs help, an acknowledged row is missing, or a job that was acknowledged with its row was never done.
 */
export async function proveProgramSurvives({ rounds, seed, log }: KillProofOptions): Promise<KillProof> {
  const random = randomFrom(seed)
  const killed = { 'program at its start': 0, program: 0, PostgreSQL: 0, both: 0 }
  const sum = { acknowledged: 0, jobsDone: 0, firstStartsKilled: 0 }
  for (let begin = 0; begin < rounds; begin += roundsPerFolder) {
    const agency = createKillableAgency()
    const acknowledged = new Set<number>()
    try {
      for (let round = begin; round < Math.min(begin + roundsPerFolder, rounds); round++) {
        const victim = victims[(round - begin) % victims.length] ?? 'both'
        for (const n of await playRound({ agency, victim, random, first: round * numbersPerRound })) acknowledged.add(n)
        killed[victim] += 1
        log(`Round ${round + 1} of ${rounds}: killed ${victim}; ${acknowledged.size} rows acknowledged so far.`)
      }
      sum.jobsDone += await checkAgency(agency, acknowledged, rounds * numbersPerRound)
      log(`All ${acknowledged.size} rows are there, and every job was done.`)
      sum.acknowledged += acknowledged.size
      sum.firstStartsKilled += 1
    } finally {
      await agency.remove()
    }
  }
  return { rounds, seed, killed, ...sum }
}

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

/** The program lives on: it writes again and answers uncached pages again, by itself. */
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
