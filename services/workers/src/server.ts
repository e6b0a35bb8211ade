import { inProcessFetch } from '@marram/contract/in-process-fetch'
import { createServiceClient } from '@marram/contract/service-client'
import { sendMail, sweepKept } from '@marram/contract/task'
import type { CommentSource } from '@marram/contract/workers/comment-source'
import type { FormSource } from '@marram/contract/workers/form-source'
import { discardPictures } from '@marram/contract/workers/pictures'
import { sendSms } from '@marram/contract/workers/sms-task'
import { createFindStaff as createFindDeskStaff } from '@marram/database/command/find-staff'
import { mountDesk } from '@marram/database/command/mount-desk'
import { type ImplementedTask, implementTask } from '@marram/database/jobs/implement-task'
import type { Database } from '@marram/database/schema.generated'
import { createSecrets } from '@marram/database/secrets'
import { createSharedBuckets } from '@marram/database/shared-buckets'
import { editionKeys } from '@marram/i18n/edition-key'
import type { Log } from '@marram/service-kit/logging'
import { openObjectStore } from '@marram/service-kit/open-store'
import { outgoingHeaders } from '@marram/service-kit/request-context'
import { createService, type FetchHandler, type ServiceOptions, toFetchHandler } from '@marram/service-kit/service'
import type { Kysely } from 'kysely'
import { createProveCaptcha } from './comments/captcha-proof.ts'
import type { WorkersConfig } from './config.ts'
import { removePicture } from './contest/staff-entries.ts'
import { deliverMail } from './mail/deliver-mail.ts'
import { createFindReader } from './mail/find-reader.ts'
import type { Postman } from './mail/postman.ts'
import { createSmtpPostman } from './mail/smtp-postman.ts'
import {
  maxBytesOf,
  mountAddOnRoutes,
  mountContest,
  mountGuards,
  mountImageUpload,
  mountMailRoutes,
  mountReviewPhotos,
  mountRoutes,
  mountStaffRoutes,
  type ServiceHandler,
  uploadPaths,
} from './routes.ts'
import { deliverSms } from './sms/deliver-sms.ts'
import { createHttpGateway } from './sms/http-gateway.ts'
import type { SmsGateway } from './sms/sms-gateway.ts'
import { deskAnswers } from './staff/desk-answers.ts'
import { planSweep, sweep } from './sweep.ts'
import { openPictureDesk, type UploadLimits, uploadTimeLimitMs, usualUploadLimits } from './uploads/picture-desk.ts'
import { createFindStaff } from './uploads/upload-image.ts'

export type WorkersDeps = Pick<ServiceOptions, 'health' | 'trustProxy' | 'metrics'> & {
  readonly db: Kysely<Database>
  readonly log: Log
  readonly publicKeys: readonly string[]
  readonly forms: FormSource
  readonly posts: CommentSource
  /** The auth service for staff requests about accounts; without it those paths are 404. */
  readonly auth?: ServiceHandler
  /** The booking service for add-on orders; without it those paths are 404. */
  readonly booking?: ServiceHandler
  /** Overrides the configured one. */
  readonly postman?: Postman
  /** Overrides the configured one. */
  readonly gateway?: SmsGateway
  /** Overrides the default limits. */
  readonly uploadLimits?: UploadLimits
  readonly now?: () => Date
}

export type Workers = {
  readonly handle: FetchHandler
  /** For a worker of the job queue in any process. */
  readonly tasks: readonly ImplementedTask[]
}

/** Endpoints for guests' submissions, and the jobs behind them. */
export async function createWorkers(config: WorkersConfig, deps: WorkersDeps): Promise<Workers> {
  const {
    db,
    log,
    publicKeys,
    forms,
    posts,
    auth,
    booking,
    postman: postmanOverride,
    gateway: givenGateway,
    uploadLimits = usualUploadLimits,
    now = () => new Date(),
    ...options
  } = deps
  const { origins, defaultEdition, mailFrom, smtpUrl, smsUrl, smsToken, uploadsFolder, uploadsUrl } = config
  const app = createService({
    name: 'workers',
    log,
    ...options,
    publicKeys: null,
    body: { maxBytes: maxBytesOf },
    streamed: { paths: uploadPaths, timeLimitMs: uploadTimeLimitMs },
  })
  mountGuards(app, publicKeys, createSharedBuckets(db))
  const secret = createSecrets(db)
  const store = openObjectStore({ url: uploadsUrl, folder: uploadsFolder })
  const desk = await openPictureDesk(store, { folder: uploadsFolder, limits: uploadLimits })
  const connectAuth = auth && connectTo(auth, publicKeys[0] ?? '')
  const fallbackRecipient = () => mailFrom().address
  mountRoutes(app, {
    ...{ db, forms, posts, origins, now, fallbackRecipient, secret },
    proveCaptcha: connectAuth ? createProveCaptcha(connectAuth(null)) : null,
  })
  const editionOf = (host: string) => editionKeys.find((key) => new URL(origins[key]).host === host) ?? defaultEdition
  mountContest(app, { db, desk, secret, now, editionOf })
  mountReviewPhotos(app, { db, desk, now })
  if (auth && connectAuth) {
    mountStaffRoutes(app, auth)
    mountMailRoutes(app, { db, origins, now, secret, findReader: createFindReader(connectAuth) })
    mountDesk(app, deskAnswers, { db, now, origins, store, forms, fallbackRecipient }, createFindDeskStaff(connectAuth))
    mountImageUpload(app, { db, desk, now, findStaff: createFindStaff(connectAuth) })
  }
  if (booking) mountAddOnRoutes(app, booking)
  const postman =
    postmanOverride ?? (smtpUrl === undefined ? null : createSmtpPostman({ url: smtpUrl, from: mailFrom }))
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

function connectTo(auth: ServiceHandler, publicKey: string) {
  const shared = { name: 'auth', baseUrl: 'http://auth.internal', publicKey, fetch: inProcessFetch(auth) }
  return (token: string | null) =>
    createServiceClient({ ...shared, headers: outgoingHeaders, ...(token !== null && { bearer: () => token }) })
}
