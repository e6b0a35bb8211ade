import { type DeskCommand, type DeskQuery, deskPath, requestKeyHeader } from '@marram/contract/desk/operation'
import type { FindStaff } from '@marram/database/command/find-staff'
import { permissionsOfRoles, standardRoles } from '@marram/domain/desk/role'
import type { TestBooking } from './start-booking.ts'

/** A token is the name of a role; Lene has the account with id 1. */
export const findTestStaff: FindStaff = async (token) =>
  Object.hasOwn(standardRoles, token)
    ? { userId: 1, name: 'Lene Krog', permissions: permissionsOfRoles([token], []) }
    : undefined

/** Sends operations of the desk to the service, and replies status and data. */
export function deskOf(booking: TestBooking) {
  let keys = 0
  const send = async <Input, Output>(
    operation: DeskQuery<Input, Output> | DeskCommand<Input, Output>,
    input: Input,
    { role = 'reception', reason }: { readonly role?: string; readonly reason?: string } = {},
  ) => {
    keys += 1
    const headers = { authorization: `Bearer ${role}`, [requestKeyHeader]: `desk-${keys}` }
    const response = await booking.post(deskPath(operation.name), { input, reason }, { headers })
    return { status: response.status, data: (await response.json()).data }
  }
  return send
}
