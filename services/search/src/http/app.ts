import type { SocketBindings } from '@marram/service-kit/client-address'
import type { Hono } from 'hono'
import type { Live } from '../catalogue.ts'
import type { IndexRegistry } from './index-registry.ts'
import type { Tasks } from './tasks.ts'

export type App = Hono<{ Bindings: SocketBindings }>

export type RouteDeps = Readonly<{ live: Live; registry: IndexRegistry; tasks: Tasks; now: () => Date }>
