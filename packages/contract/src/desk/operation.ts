import type { DeskPermission } from '@marram/domain/desk/permission'
import type * as v from 'valibot'

/** Services that answer the desk; `program` is the process that they run in. */
export const deskServices = ['auth', 'booking', 'broker', 'content', 'program', 'workers'] as const
export type DeskService = (typeof deskServices)[number]

type Operation<Input, Output> = {
  /** Noun and verb, such as `booking.confirm`. */
  readonly name: string
  readonly service: DeskService
  readonly input: v.GenericSchema<unknown, Input>
  readonly output: v.GenericSchema<unknown, Output>
}

/** An action of staff. */
export type DeskCommand<Input, Output> = Operation<Input, Output> & {
  readonly kind: 'command'
  readonly needs: DeskPermission
  /** True for input that must come with a reason for the log. */
  readonly needsReason?: (input: Input) => boolean
  /** The log must not keep the reply: a repeated request is done, and logged, once more. */
  readonly hasSecretReply?: true
}

/** A question of staff, which changes nothing. */
export type DeskQuery<Input, Output> = Operation<Input, Output> & {
  readonly kind: 'query'
  /** `null`: every member of staff may ask. */
  readonly needs: DeskPermission | null
}

export function deskCommand<Input, Output>(
  command: Omit<DeskCommand<Input, Output>, 'kind'>,
): DeskCommand<Input, Output> {
  return { kind: 'command', ...command }
}

export function deskQuery<Input, Output>(query: Omit<DeskQuery<Input, Output>, 'kind'>): DeskQuery<Input, Output> {
  return { kind: 'query', ...query }
}

/** Path of an operation at its service. */
export const deskPath = (name: string): string => `/desk/${name}/`

/** With this header, a repeated command gets its first reply. */
export const requestKeyHeader = 'idempotency-key'
