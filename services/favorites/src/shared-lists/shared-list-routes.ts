import {
  changeRequest,
  joinRequest,
  newSharedList,
  sharedListAccess,
  sharedListsPath,
} from '@marram/contract/favorites/shared-list'
import { sweepSharedLists } from '@marram/contract/task'
import { type ImplementedTask, implementTask } from '@marram/database/jobs/implement-task'
import { copenhagenDay } from '@marram/domain/iso-day'
import { keptDays } from '@marram/domain/shared-list'
import type { SocketBindings } from '@marram/service-kit/client-address'
import { replyRefusal } from '@marram/service-kit/envelope'
import { answer } from '@marram/service-kit/json-body'
import { findBearer } from '@marram/service-kit/keys'
import { createCallerBuckets, rateLimit, tooMany } from '@marram/service-kit/rate-limit'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { sql } from 'kysely'
import type { FavoritesContext } from '../context.ts'
import type { FindOwner } from '../find-owner.ts'
import { changeList, deleteList, joinList, readList } from './change-list.ts'
import { createList } from './create-list.ts'
import type { ListContext } from './open-list.ts'

type Deps = FavoritesContext & { readonly findOwner: FindOwner }

/** Allows a family behind one address to read and vote, but not mass creation. */
const limits = {
  all: { burst: 240, perMinute: 240 },
  create: { burst: 10, perMinute: 0.5 },
  join: { burst: 20, perMinute: 2 },
  change: { burst: 60, perMinute: 60 },
  misses: { burst: 30, perMinute: 10 },
}

export function mountSharedLists(app: Hono<{ Bindings: SocketBindings }>, deps: Deps): void {
  const contextFor = (c: Context): ListContext => ({ ...deps, findAccount: () => findAccount(c.req.raw.headers, deps) })
  app.use(`${sharedListsPath}/*`, rateLimit(limits.all), limitMisses())
  app.post(sharedListsPath, rateLimit(limits.create), (c) =>
    answer(c.req.raw, newSharedList, (body) => createList(body, contextFor(c)), 201),
  )
  app.post(`${sharedListsPath}/read`, (c) =>
    answer(c.req.raw, sharedListAccess, (access) => readList(access, contextFor(c))),
  )
  app.post(`${sharedListsPath}/join`, rateLimit(limits.join), (c) =>
    answer(c.req.raw, joinRequest, (body) => joinList(body, contextFor(c)), 201),
  )
  app.post(`${sharedListsPath}/change`, rateLimit(limits.change), (c) =>
    answer(c.req.raw, changeRequest, ({ change, ...access }) => changeList(access, change, contextFor(c))),
  )
  app.post(`${sharedListsPath}/delete`, (c) =>
    answer(c.req.raw, sharedListAccess, (access) => deleteList(access, contextFor(c))),
  )
}

/** Limits guesses, which cost time although a token has 128 bits. Links to expired lists count as misses too. */
function limitMisses(): MiddlewareHandler {
  const misses = createCallerBuckets(limits.misses)
  return async (c, next) => {
    const seconds = misses.wait()
    if (seconds !== null) return replyRefusal(tooMany(seconds))
    await next()
    if (c.res.status === 404) misses.take()
    return undefined
  }
}

/** An expired login counts as none, because a list needs no account. */
async function findAccount(headers: Headers, { findOwner }: Deps): Promise<number | null> {
  const token = findBearer(headers.get('authorization') ?? undefined)
  const owner = token === null ? null : await findOwner(token)
  return owner?.mayKeep ? owner.userId : null
}

/** Nightly in Denmark. */
const sweepTimes = '20 2 * * *'

export function createFavoritesTasks({ db, now }: FavoritesContext): ImplementedTask[] {
  return [implementTask(sweepSharedLists, () => sweepLists({ db, now }), { cron: sweepTimes })]
}

/** @internal */
export async function sweepLists({ db, now }: FavoritesContext): Promise<void> {
  await db
    .deleteFrom('shared_list')
    .where(sql<boolean>`least(ends_on, ended_on) + ${keptDays}::int < ${copenhagenDay(now())}::date`)
    .execute()
}
