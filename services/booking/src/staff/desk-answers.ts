import { answerCommand, answerQuery, type DeskAnswer } from '@marram/database/command/mount-desk'
import type { Inside } from '../booking/context.ts'
import { announceHouse, confirm, decline, deferArrivals, endDeferral } from './booking-commands.ts'
import { listBookings, showBooking, showDocument } from './booking-queries.ts'
import { cancel, offerCancellation } from './cancel-commands.ts'
import { change, offerChange } from './change/change-booking.ts'
import { houses } from './find-houses.ts'
import { placeHold, releaseHold } from './hold-commands.ts'
import { resend, templates, write } from './letter-commands.ts'
import {
  assignBankEntry,
  dismissBankEntry,
  importStatement,
  receive,
  refund,
  refundCard,
  resolve,
} from './money-commands.ts'
import * as money from './money-desk.ts'
import { assign, note } from './note-commands.ts'
import { offerByPhone, placeByPhone } from './phone-commands.ts'
import { planAnswers } from './plan-answers.ts'
import { presence } from './presence.ts'
import * as questions from './question-desk.ts'
import * as reviews from './review-desk.ts'
import { answerBookingFigures, answerChangeOvers } from './today.ts'
import { deleteView, listViews, saveView } from './views.ts'

/** The operations of the desk that this service answers. */
export const deskAnswers: readonly DeskAnswer<Inside>[] = [
  answerQuery(listBookings),
  answerQuery(showBooking),
  answerQuery(showDocument),
  answerQuery(listViews),
  answerCommand(saveView),
  answerCommand(deleteView),
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
  answerQuery(money.alerts),
  answerQuery(money.bankEntries),
  answerQuery(money.ledgerDays),
  answerQuery(money.ledgerRows),
  answerQuery(money.refundsDue),
  answerCommand(reviews.approve),
  answerCommand(reviews.refuse),
  answerCommand(reviews.answer),
  answerCommand(reviews.setMails),
  answerQuery(reviews.list),
  answerCommand(questions.answer),
  answerCommand(questions.close),
  answerQuery(questions.list),
  answerQuery(questions.show),
  answerQuery(answerBookingFigures),
  answerQuery(answerChangeOvers),
  answerQuery(offerChange),
  answerCommand(change),
  answerQuery(houses),
  answerQuery(offerCancellation),
  answerCommand(cancel),
  answerCommand(note),
  answerCommand(assign),
  answerQuery(templates),
  answerCommand(write),
  answerCommand(resend),
  answerQuery(presence),
  answerQuery(offerByPhone),
  answerCommand(placeByPhone),
  answerCommand(placeHold),
  answerCommand(releaseHold),
  ...planAnswers,
]
