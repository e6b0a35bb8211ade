import type { Agency } from '@marram/contract/agency/agency'
import type { ShownSetting } from '@marram/contract/desk/settings'
import type { Connection } from '@marram/database/connection'
import type { Database } from '@marram/database/schema.generated'
import type { Health } from '@marram/service-kit/health'
import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { StoredPages } from './stored-pages.ts'

/** All that this process tells the desk about itself. */
export type ProgramContext = {
  readonly db: Kysely<Database>
  readonly now: () => Date
  /** Not bound to the transaction of a command. */
  readonly database: Pick<Connection, 'db' | 'url'>
  readonly config: Config
  readonly agency: () => Agency | null
  readonly node: Node
  readonly health: Pick<Health, 'ready'>
  readonly stored: StoredPages
  readonly settings: readonly ShownSetting[]
}

/** `id` is new with each start; the name tells nodes apart for people. */
export type Node = {
  readonly id: string
  readonly name: string
  readonly version: string
  readonly build: string
  readonly startedAt: Date
}
