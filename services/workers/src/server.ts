import { inProcessFetch } from '@marram/contract/in-process-fetch'
import { createServiceClient, type ServiceClient } from '@marram/contract/service-client'
import { sendMail, sweepKept } from '@marram/contract/task'
import type { FormSource } from '@marram/contract/workers/form-source'
import { discardPictures } from '@marram/contract/workers/pictures'
import { sendSms } from '@marram/contract/workers/sms-task'
import { type ImplementedTask, implementTask } from '@marram/database/jobs/implement-task'
import type { Database } from '@marram/database/schema.generated'
import { createSecrets } from '@marram/database/secrets'
import type { Log } from '@marram/service-kit/logging'
import { openObjectStore } from '@marram/service-kit/open-store'
import { outgoingHeaders } from '@marram/service-kit/request-context'
import { createService, type FetchHandler, type ServiceOptions, toFetchHandler } from '@marram/service-kit/service'
import type { Kysely } from 'kysely'
import type { WorkersConfig } from './config.ts'
import { removePicture } from './contest/staff-entries.ts'
import { deliverMail } from './mail/deliver-mail.ts'
import { createFindReader } from './mail/find-reader.ts'
import type { Postman } from './mail/postman.ts'
import { createSmtpPostman } from './mail/smtp-postman.ts'
import {
  mountAddOnRoutes,
  mountContest,
  mountGuards,
  mountImageUpload,
  mountMailRoutes,
  mountRoutes,
  mountStaffRoutes,
  type ServiceHandler,
  uploadPaths,
} from './routes.ts'
import { deliverSms } from './sms/deliver-sms.ts'
import { createHttpGateway } from './sms/http-gateway.ts'
import type { SmsGateway } from './sms/sms-gateway.ts'
import { planSweep, sweep } from './sweep.ts'
import { openPictureDesk, type UploadLimits, uploadTimeLimitMs, usualUploadLimits } from './uploads/picture-desk.ts'
import { createFindStaff } from './uploads/upload-image.ts'

export type WorkersDeps = Pick<ServiceOptions, 'health' | 'trustProxy' | 'metrics'> & {
  readonly db: Kysely<Database>
  readonly log: Log
  readonly publicKeys: readonly string[]
  readonly forms: FormSource
  /** The auth service, which answers what staff ask about accounts; without it those paths are unknown. */
  readonly auth?: ServiceHandler
  /** The booking service, which takes orders for a stay; without it those paths are unknown. */
  readonly booking?: ServiceHandler
  /** Instead of the one that the configuration names. */
  readonly postman?: Postman
  /** Instead of the one that the configuration names. */
  readonly gateway?: SmsGateway
  /** Instead of the usual ones. */
  readonly uploadLimits?: UploadLimits
  readonly now?: () => Date
}

export type Workers = {
  readonly handle: FetchHandler
  /** To be done by a worker of the job queue, in this process or another. */
  readonly tasks: readonly ImplementedTask[]
}

/** A million characters of telemetry may be several bytes each. */
const maxBytes = 4_194_304

/** The endpoints that guests send something to, and the jobs behind them. */
export async function createWorkers(config: WorkersConfig, deps: WorkersDeps): Promise<Workers> {
  const {
    db,
    log,
    publicKeys,
    forms,
    auth,
    booking,
    postman: given,
    gateway: givenGateway,
    uploadLimits = usualUploadLimits,
    now = () => new Date(),
    ...options
  } = deps
  const { origins, mailFrom, smtpUrl, smsUrl, smsToken, uploadsFolder, uploadsUrl } = config
  const app = createService({
    name: 'workers',
    log,
    ...options,
    publicKeys: null,
    body: { maxBytes },
    streamed: { paths: uploadPaths, timeLimitMs: uploadTimeLimitMs },
  })
  mountGuards(app, publicKeys)
  const secret = createSecrets(db)
  const store = openObjectStore({ url: uploadsUrl, folder: uploadsFolder })
  const desk = await openPictureDesk(store, { folder: uploadsFolder, limits: uploadLimits })
  mountRoutes(app, { db, forms, origins, fallbackRecipient: mailFrom.address, secret, now })
  mountContest(app, { db, desk, secret, now })
  if (auth) {
    mountStaffRoutes(app, auth)
    const askAuth = connectAuth(auth, publicKeys[0] ?? '')
    mountMailRoutes(app, { db, origins, now, secret, findReader: createFindReader(askAuth) })
    mountImageUpload(app, { db, desk, now, findStaff: createFindStaff(askAuth) })
  }
  if (booking) mountAddOnRoutes(app, booking)
  const postman = given ?? (smtpUrl === undefined ? null : createSmtpPostman({ url: smtpUrl, from: mailFrom }))
  const gateway = givenGateway ?? (smsUrl === undefined ? null : createHttpGateway({ url: smsUrl, token: smsToken }))
  await planSweep(db, now())
  return {
    handle: toFetchHandler(app),
    tasks: [
      implementTask(sendMail, ({ mailId }) => deliverMail(mailId, { db, postman, log })),
      implementTask(sendSms, ({ smsId }) => deliverSms(smsId, { db, gateway, log })),
      implementTask(discardPictures, async ({ names }) => {
        for (const name of names) await removePicture(store, name)
      }),
      implementTask(sweepKept, () => sweep(db, now())),
    ],
  }
}

function connectAuth(auth: ServiceHandler, publicKey: string): (token: string) => ServiceClient {
  const shared = { name: 'auth', baseUrl: 'http://auth.internal', publicKey, fetch: inProcessFetch(auth) }
  return (token) => createServiceClient({ ...shared, headers: outgoingHeaders, bearer: () => token })
}
