import { answerCommand, answerQuery, type DeskAnswer } from '@marram/database/command/mount-desk'
import type { AuthContext } from '../deps.ts'
import { listActors, listAudit, showAudit } from './audit-desk.ts'
import { erase, exportData, find } from './guest-desk.ts'
import { invite, removeAccess, setRoles } from './people-commands.ts'
import { listPeople, showPerson } from './person-desk.ts'
import { resetFactors } from './reset-second-factor.ts'
import { deleteRole, listRoles, saveRole } from './role-desk.ts'

/** The operations of the desk that this service answers. */
export const deskAnswers: readonly DeskAnswer<AuthContext>[] = [
  answerCommand(invite),
  answerCommand(setRoles),
  answerCommand(removeAccess),
  answerCommand(resetFactors),
  answerCommand(saveRole),
  answerCommand(deleteRole),
  answerQuery(listPeople),
  answerQuery(showPerson),
  answerQuery(listRoles),
  answerQuery(listAudit),
  answerQuery(showAudit),
  answerQuery(listActors),
  answerQuery(find),
  answerCommand(exportData),
  answerCommand(erase),
]
