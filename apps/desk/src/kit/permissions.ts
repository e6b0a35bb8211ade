import type { DeskPermission } from '@marram/domain/desk/permission'
import { startPage } from './start-page.ts'

/** Hides what the services would refuse. */
export function may(permission: DeskPermission | null): boolean {
  return permission === null || (startPage.staff?.permissions.includes(permission) ?? false)
}
