import { sendMail } from '@marram/contract/task'
import { connect } from '@marram/database/connection'
import { implementTask } from '@marram/database/jobs/implement-task'
import { startWorker } from '@marram/database/jobs/worker'
import { createLog } from '@marram/service-kit/logging'
import { deliverMail } from '../mail/deliver-mail.ts'
import type { Postman } from '../mail/postman.ts'
import { createSmtpPostman } from '../mail/smtp-postman.ts'

// A program for tests to kill: it starts to send a mail, prints its progress, and hangs.
const [databaseUrl = '', smtpUrl = '', hangsAt = ''] = process.argv.slice(2)
const smtp = createSmtpPostman({ url: smtpUrl, from: () => ({ name: 'Marram', address: 'post@marram.example' }) })
const hang = async (): Promise<never> => {
  process.send?.('there')
  return new Promise<never>(() => {})
}
const postman: Postman = {
  async send(mail, mayHandOver) {
    await smtp.send(mail, () => (hangsAt === 'before-the-last-line' ? hang() : mayHandOver()))
    await hang()
  },
}
const { db, ...connection } = connect({ url: databaseUrl })
const log = createLog({ name: 'doomed', level: 'silent' })
const task = implementTask(sendMail, ({ mailId }) => deliverMail(mailId, { db, postman, log }))
await startWorker({ ...connection }, [task])
