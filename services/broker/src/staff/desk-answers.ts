import { answerCommand, answerQuery, type DeskAnswer } from '@marram/database/command/mount-desk'
import { follow, forget, list, readOnce, refresh, type StaffContext } from './calendar-desk.ts'
import { listHouses, showHouse } from './house-list.ts'
import { findHouses, listAreas } from './house-queries.ts'
import { figures } from './today.ts'

/** The operations of the desk that this service answers. */
export const deskAnswers: readonly DeskAnswer<StaffContext>[] = [
  answerCommand(readOnce),
  answerCommand(follow),
  answerCommand(forget),
  answerCommand(refresh),
  answerQuery(list),
  answerQuery(figures),
  answerQuery(findHouses),
  answerQuery(listAreas),
  answerQuery(listHouses),
  answerQuery(showHouse),
]
