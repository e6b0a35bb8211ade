import { type DeskPermission, deskPermissions } from '@marram/domain/desk/permission'
import { isRefusal, type Refusal } from '@marram/service-kit/envelope'
import type { Kysely } from 'kysely'
import { executeCommand } from '../command/execute-command.ts'
import { executeQuery } from '../command/execute-query.ts'
import type { DeskAnswer } from '../command/mount-desk.ts'
import type { Staff, StaffCommand, StaffQuery } from '../command/staff-command.ts'
import type { Database } from '../schema.generated.ts'

type Basic = { readonly db: Kysely<Database>; readonly now: () => Date }

/** Runs commands and asks questions as Anna Holm, who may do everything or what a test says. */
export function testDesk<Deps extends Basic>(deps: Deps, permissions: readonly DeskPermission[] = deskPermissions) {
  const anna: Staff = { userId: 7, name: 'Anna Holm', cameFrom: '192.0.2.7', permissions }
  return {
    run: <Input, Output>(command: StaffCommand<Input, Deps, Output>, input: unknown): Promise<Output | Refusal> =>
      executeCommand(command, { input }, anna, deps),
    ask: <Input, Output>(query: StaffQuery<Input, Deps, Output>, input: unknown): Promise<Output | Refusal> =>
      executeQuery(query, input, anna, deps),
    /** Items of the first page of a list with these filters. */
    list: async <Input, Item>(
      query: StaffQuery<Input, Deps, { items: Item[] }>,
      filters: object = {},
    ): Promise<Item[]> => {
      const page = await executeQuery(query, { filters }, anna, deps)
      if (isRefusal(page)) throw new Error(page.sentence)
      return page.items
    },
    /** The log, oldest first. */
    log: () =>
      deps.db
        .selectFrom('audit_entry')
        .select(['command', 'actor', 'came_from as cameFrom', 'subject', 'before', 'after'])
        .orderBy('id')
        .execute(),
  }
}

/**
 * The permission that each operation needs: one that makes the service look at its (missing) input. Throws if it looks at
 * that with all other permissions as well.
 */
export async function permissionsNeeded<Deps>(answers: readonly DeskAnswer<Deps>[], deps: Deps) {
  const look = async ({ answer }: DeskAnswer<Deps>, permissions: readonly DeskPermission[]): Promise<boolean> => {
    const staff: Staff = { userId: 7, name: 'Anna Holm', cameFrom: '192.0.2.7', permissions }
    const reply = await answer({ body: { input: null }, key: 'k', staff }, deps)
    if (!isRefusal(reply)) throw new Error('An operation without input was answered.')
    return reply.status === 422
  }
  const needed: Record<string, DeskPermission | 'none'> = {}
  for (const one of answers) {
    const sufficient: DeskPermission[] = []
    for (const permission of deskPermissions) if (await look(one, [permission])) sufficient.push(permission)
    needed[one.name] = sufficient.length === deskPermissions.length ? 'none' : (sufficient[0] ?? 'none')
    if (
      sufficient.length === 1 &&
      (await look(
        one,
        deskPermissions.filter((other) => other !== sufficient[0]),
      ))
    ) {
      throw new Error(`${one.name} does not need ${sufficient[0]}.`)
    }
  }
  return needed
}
