import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { parseInput } from '@marram/service-kit/json-body'
import type { Staff, StaffQuery } from './staff-command.ts'

/** To whom something is not permitted, it does not exist. */
export const nothingHere = (): Refusal => refuse(404, 'not-found', 'There is nothing here.')

/** Answers a question of a member of staff; checks permission and input. */
export async function executeQuery<Input, Deps, Output>(
  query: StaffQuery<Input, Deps, Output>,
  input: unknown,
  staff: Staff,
  deps: Deps,
): Promise<Output | Refusal> {
  if (query.needs !== null && !staff.permissions.includes(query.needs)) return nothingHere()
  const parsed = parseInput(query.input, input)
  return isRefusal(parsed) ? parsed : query.run(parsed, deps, staff)
}
