import { answerCommand, type DeskAnswer } from '@marram/database/command/mount-desk'
import type { Inside } from '../booking/context.ts'
import { announceHouse, confirm, decline, deferArrivals, endDeferral } from './booking-commands.ts'
import {
  assignBankEntry,
  dismissBankEntry,
  importStatement,
  receive,
  refund,
  refundCard,
  resolve,
} from './money-commands.ts'

/** The operations of the desk that this service answers. */
export const deskAnswers: readonly DeskAnswer<Inside>[] = [
  answerCommand(confirm),
  answerCommand(decline),
  answerCommand(announceHouse),
  answerCommand(deferArrivals),
  answerCommand(endDeferral),
  answerCommand(receive),
  answerCommand(refund),
  answerCommand(refundCard),
  answerCommand(assignBankEntry),
  answerCommand(dismissBankEntry),
  answerCommand(importStatement),
  answerCommand(resolve),
]
