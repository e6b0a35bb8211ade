import { askRequest, conversationAccess, questionOpening, writeRequest } from '@marram/contract/booking/question'
import type { SocketBindings } from '@marram/service-kit/client-address'
import { isRefusal } from '@marram/service-kit/envelope'
import { answer } from '@marram/service-kit/json-body'
import { rateLimit } from '@marram/service-kit/rate-limit'
import { findClientNetwork } from '@marram/service-kit/request-context'
import type { Hono } from 'hono'
import { type FindUser, readUser } from '../booking/read-user.ts'
import { hashNetwork } from '../booking/unconfirmed.ts'
import { askQuestion } from './ask-question.ts'
import type { QuestionContext } from './question-context.ts'
import { openFromBooking, readQuestion, writeByToken } from './write-message.ts'

const path = '/rest/v1/questions'

/** Questions about a house, and the conversations that follow. */
export function mountQuestions(
  app: Hono<{ Bindings: SocketBindings }>,
  context: QuestionContext,
  findUser: FindUser,
): void {
  app.use(path, rateLimit({ burst: 20, perMinute: 5 }))
  app.use(`${path}/*`, rateLimit({ burst: 60, perMinute: 30 }))
  app.post(path, async (c) => {
    // An expired login counts as none, because a question needs no account.
    const user = await readUser(c.req.raw.headers, findUser)
    const asker = {
      user: isRefusal(user) ? null : user,
      networkHash: await hashNetwork(findClientNetwork(), context),
    }
    return answer(c.req.raw, askRequest, (question) => askQuestion(question, { ...context, asker }), 201)
  })
  app.post(`${path}/read`, (c) => answer(c.req.raw, conversationAccess, ({ token }) => readQuestion(token, context)))
  app.post(`${path}/write`, (c) => answer(c.req.raw, writeRequest, (message) => writeByToken(message, context)))
  app.post('/rest/v1/bookings/question', (c) =>
    answer(c.req.raw, questionOpening, (opening) => openFromBooking(opening, context)),
  )
}
