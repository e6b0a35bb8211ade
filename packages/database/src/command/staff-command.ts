import type { DeskPermission } from '@marram/domain/desk/permission'
import type { Refusal } from '@marram/service-kit/envelope'
import type { Transaction } from 'kysely'
import type * as v from 'valibot'
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

/** One action of staff. `executeCommand` checks the permission and the input, and logs what was done. */
export type StaffCommand<Input, Deps, Output> = {
  /** Noun and verb, such as `booking.confirm`. */
  readonly name: string
  readonly needs: DeskPermission
  readonly input: v.GenericSchema<unknown, Input>
  /** Runs in the transaction of its log entry; a refusal or an error undoes everything. */
  readonly run: (input: Input, within: Within<Deps>, staff: Staff) => Promise<Done<Output> | Refusal>
}

/** Infers the types of a command; it cannot leave out permission or log entry. */
export function staffCommand<Deps>() {
  return <Input, Output>(command: StaffCommand<Input, Deps, Output>): StaffCommand<Input, Deps, Output> => command
}
