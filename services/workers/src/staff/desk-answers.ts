import { answerCommand, answerQuery, type DeskAnswer } from '@marram/database/command/mount-desk'
import * as comments from './comment-desk.ts'
import * as contest from './contest-desk.ts'
import * as forms from './form-desk.ts'
import * as outbox from './outbox-desk.ts'
import * as photos from './photo-desk.ts'
import type { FormContext, StaffContext } from './staff-context.ts'
import { figures } from './today.ts'

/** The operations of the desk that this service answers. */
export const deskAnswers: readonly DeskAnswer<StaffContext & FormContext>[] = [
  answerCommand(comments.approve),
  answerCommand(comments.reject),
  answerCommand(comments.remove),
  answerQuery(comments.list),
  answerCommand(contest.approve),
  answerCommand(contest.reject),
  answerCommand(contest.place),
  answerCommand(contest.decide),
  answerCommand(contest.open),
  answerCommand(contest.close),
  answerQuery(contest.list),
  answerQuery(contest.listEntries),
  answerQuery(contest.showEntry),
  answerCommand(photos.approve),
  answerCommand(photos.refuse),
  answerQuery(photos.list),
  answerQuery(photos.show),
  answerCommand(forms.release),
  answerCommand(forms.finish),
  answerCommand(forms.discard),
  answerCommand(forms.reopen),
  answerQuery(forms.list),
  answerQuery(forms.show),
  answerQuery(forms.showFile),
  answerCommand(outbox.retry),
  answerQuery(outbox.list),
  answerQuery(outbox.show),
  answerQuery(figures),
]
