import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type RunningProgram, startProgram, untilIdle } from '@marram/bench/program/running-program'
import { openDatabase } from '@marram/database/open-database'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import { mustBeFreeAgain } from './booking/free-again.ts'
import { openDoor } from './booking/guests.ts'
import { findBusyHouse } from './booking/offered-wishes.ts'
import { type Rush, rush } from './booking/rush.ts'

export type RushProofOptions = { readonly clients: number; readonly seed: number; readonly log: (line: string) => void }
type Told = Omit<Rush, 'abandoned'> & {
  readonly abandoned: number
  readonly endedHolds: number
  readonly sweptInMs: number
}
export type RushProof = { readonly oneProgram: Told; readonly twoNodes: Told }

const env = { DEMO_LODGINGS: '60', TRUST_PROXY: '1' }

/** A thousand guests at once on one house, of one program with its own PostgreSQL, and of two nodes on one server. */
export async function proveRush({ clients, seed, log }: RushProofOptions): Promise<RushProof> {
  const oneProgram = await inFolder(async (folder) => {
    const program = await startProgram(folder, env)
    try {
      return await play([program], join(folder, 'postgres'), { clients, seed, log })
    } finally {
      await program.stop()
    }
  })
  log(`One program: ${JSON.stringify(oneProgram)}`)
  const twoNodes = await inFolder(async (folder) => {
    const server = await openDatabase({ dataFolder: join(folder, 'postgres'), log: () => {} })
    const nodes: RunningProgram[] = []
    try {
      await server.claim()
      const shared = { ...env, DATABASE_URL: server.url }
      for (const name of ['a', 'b']) nodes.push(await startProgram(join(folder, name), shared))
      return await play(nodes, join(folder, 'postgres'), { clients, seed, log })
    } finally {
      for (const node of nodes) await node.stop()
      await server.close()
    }
  })
  log(`Two nodes: ${JSON.stringify(twoNodes)}`)
  return { oneProgram, twoNodes }
}

async function play(
  programs: readonly RunningProgram[],
  dataFolder: string,
  { clients, seed }: RushProofOptions,
): Promise<Told> {
  const [first] = programs
  if (!first) throw new Error('No program runs.')
  for (const program of programs) await untilIdle(program, { limitMs: 20_000 })
  const doors = programs.map(({ port }) => openDoor(port))
  const wishes = await findBusyHouse(first.port)
  const { abandoned, ...told } = await rush({ doors, wishes, clients, seed })
  const database = await openDatabase({ dataFolder, log: () => {} })
  try {
    // Asked for in any case: on closing, the server of the program must be left alone.
    await database.claim()
    const ended = await mustBeFreeAgain(database, doors[0] ?? openDoor(first.port), abandoned)
    return { ...told, abandoned: abandoned.length, ...ended }
  } finally {
    await database.close()
  }
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = makeTemporaryFolder('marram-proof-')
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
