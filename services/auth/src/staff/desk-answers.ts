import { answerCommand, answerQuery, type DeskAnswer } from '@marram/database/command/mount-desk'
import type { AuthContext } from '../deps.ts'
import { listAudit } from './audit-desk.ts'
import { erase, exportData, find } from './guest-desk.ts'
import { invite, removeAccess, setRoles } from './people-commands.ts'
import { resetFactors } from './reset-second-factor.ts'
import { deleteRole, listPeople, listRoles, saveRole } from './role-desk.ts'

/** The operations of the desk that this service answers. */
export const deskAnswers: readonly DeskAnswer<AuthContext>[] = [
  answerCommand(invite),
  answerCommand(setRoles),
  answerCommand(removeAccess),
  answerCommand(resetFactors),
  answerCommand(saveRole),
  answerCommand(deleteRole),
  answerQuery(listPeople),
  answerQuery(listRoles),
  answerQuery(listAudit),
  answerQuery(find),
  answerQuery(exportData),
  answerCommand(erase),
]
