import { userInfo } from 'node:os'
import { executeCommand } from '@marram/database/command/execute-command'
import type { Staff, StaffCommand } from '@marram/database/command/staff-command'
import type { Database } from '@marram/database/schema.generated'
import { deskPermissions } from '@marram/domain/desk/permission'
import type { Refusal } from '@marram/service-kit/envelope'
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
