import type { Hono } from 'hono'
import type { Live } from '../catalogue.ts'
import type { IndexRegistry } from './index-registry.ts'
import type { SearchLimits } from './limits.ts'
import type { Tasks } from './tasks.ts'

export type App = Hono

export type RouteDeps = Readonly<{
  live: Live
  registry: IndexRegistry
  tasks: Tasks
  now: () => Date
  limits: SearchLimits
}>
