import type { DeskCommand, DeskQuery } from '@marram/contract/desk/operation'
import type { DeskPermission } from '@marram/domain/desk/permission'
import type { Refusal } from '@marram/service-kit/envelope'
import type { Transaction } from 'kysely'
import type { Database } from '../schema.generated.ts'

/** Somebody who acts for the agency. */
export type Staff = {
  /** Null at the command line. */
  readonly userId: number | null
  readonly name: string
  /** A network address, or the command line. */
  readonly cameFrom: string
  readonly permissions: readonly DeskPermission[]
}

/** A JSON object without personal data: the log outlives the guests' data. */
export type Facts = Readonly<Record<string, string | number | boolean | null | readonly (string | number)[]>>

export type Done<Output> = {
  /** Replied to the caller, and stored for a repetition of the request: JSON. */
  readonly output: Output
  /** Names the thing that was changed, such as `booking 123456789`. */
  readonly subject: string
  readonly before: Facts
  readonly after: Facts
}

type Within<Deps> = Omit<Deps, 'db'> & { readonly db: Transaction<Database> }

/** Runs in the transaction of its log entry; a refusal or an error undoes everything. */
type Work<Input, Deps, Output> = (input: Input, within: Within<Deps>, staff: Staff) => Promise<Done<Output> | Refusal>

/** An action of staff with its work. `executeCommand` checks permission and input, and logs what was done. */
export type StaffCommand<Input, Deps, Output> = DeskCommand<Input, Output> & {
  readonly run: Work<Input, Deps, Output>
}

/** Infers the types of a command; it cannot leave out permission or log entry. */
export function staffCommand<Deps>() {
  return <Input, Output>(
    command: DeskCommand<Input, Output>,
    run: Work<NoInfer<Input>, Deps, NoInfer<Output>>,
  ): StaffCommand<Input, Deps, Output> => ({ ...command, run })
}

/** A question of staff with its answer. */
export type StaffQuery<Input, Deps, Output> = DeskQuery<Input, Output> & {
  readonly run: (input: Input, deps: Deps, staff: Staff) => Promise<Output | Refusal>
}

export function staffQuery<Deps>() {
  return <Input, Output>(
    query: DeskQuery<Input, Output>,
    run: StaffQuery<NoInfer<Input>, Deps, NoInfer<Output>>['run'],
  ): StaffQuery<Input, Deps, Output> => ({ ...query, run })
}
