import { userInfo } from 'node:os'
import { type ListPage, maxListed } from '@marram/contract/desk/list'
import { executeCommand } from '@marram/database/command/execute-command'
import { executeQuery } from '@marram/database/command/execute-query'
import type { Staff, StaffCommand, StaffQuery } from '@marram/database/command/staff-command'
import { OperatorError } from '@marram/database/operator-error'
import type { Database } from '@marram/database/schema.generated'
import { deskPermissions } from '@marram/domain/desk/permission'
import { isRefusal, type Refusal } from '@marram/service-kit/envelope'
import type { Kysely } from 'kysely'

/** May do everything: who runs commands on the machine can write to the database anyway. */
const operator = (): Staff => ({
  userId: null,
  name: userInfo().username,
  cameFrom: 'command line',
  permissions: deskPermissions,
})

type Basic = { readonly db: Kysely<Database>; readonly now: () => Date }
export type Run<Deps> = <Input, Output>(
  command: StaffCommand<Input, Deps, Output>,
  input: NoInfer<Input>,
) => Promise<Output | Refusal>

/** Executes commands for the operator at the terminal. */
export function asOperator<Deps extends Basic>(deps: Deps, reason?: string): Run<Deps> {
  const staff = operator()
  return (command, input) => executeCommand(command, { input, reason }, staff, deps)
}

/** Executes commands and questions for the operator; a refusal ends the program with its sentence. */
export function operatorDesk<Deps extends Basic>(deps: Deps) {
  const staff = operator()
  return {
    run: async <Input, Output>(command: StaffCommand<Input, Deps, Output>, input: NoInfer<Input>): Promise<Output> =>
      orEnd(await executeCommand(command, { input }, staff, deps)),
    ask: async <Input, Output>(query: StaffQuery<Input, Deps, Output>, input: unknown): Promise<Output> =>
      orEnd(await executeQuery(query, input, staff, deps)),
    /** The first items of a list, over as many pages as it takes. */
    list: async <Input, Item>(
      query: StaffQuery<Input, Deps, ListPage<Item>>,
      { max, ...input }: { readonly max: number; readonly filters: object; readonly descending?: boolean },
    ): Promise<Item[]> => {
      const items: Item[] = []
      let cursor: string | null = null
      do {
        const limit = Math.min(max - items.length, maxListed)
        const page: ListPage<Item> = orEnd(await executeQuery(query, { ...input, cursor, limit }, staff, deps))
        items.push(...page.items)
        cursor = page.nextCursor
      } while (cursor !== null && items.length < max)
      return items
    },
  }
}

export type OperatorDesk<Deps extends Basic> = ReturnType<typeof operatorDesk<Deps>>

function orEnd<Output>(reply: Output | Refusal): Output {
  if (isRefusal(reply)) throw new OperatorError(reply.sentence)
  return reply
}
