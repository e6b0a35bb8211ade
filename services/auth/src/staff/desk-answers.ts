import { answerCommand, type DeskAnswer } from '@marram/database/command/mount-desk'
import type { AuthContext } from '../deps.ts'
import { invite } from './people-commands.ts'

/** The operations of the desk that this service answers. */
export const deskAnswers: readonly DeskAnswer<AuthContext>[] = [answerCommand(invite)]
