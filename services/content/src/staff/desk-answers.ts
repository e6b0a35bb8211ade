import { answerCommand, answerQuery, type DeskAnswer } from '@marram/database/command/mount-desk'
import { publish, remove, type StaffContext, save, unpublish } from './entry-desk.ts'
import { listOffices } from './today.ts'

/** The operations of the desk that this service answers. */
export const deskAnswers: readonly DeskAnswer<StaffContext>[] = [
  answerCommand(save),
  answerCommand(publish),
  answerCommand(unpublish),
  answerCommand(remove),
  answerQuery(listOffices),
]
