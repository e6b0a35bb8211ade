import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { longestUploadMs, usualUploadPace } from '@marram/contract/workers/upload-pace'
import type { PictureLimits } from '@marram/domain/picture-limits'
import { discardBody } from '@marram/service-kit/body-limit'
import { isRefusal, type Refusal } from '@marram/service-kit/envelope'
import type { ObjectStore } from '@marram/service-kit/object-store'
import type { RemadePicture } from '@marram/service-kit/remake-picture'
import { type FormRules, type ReceivedForm, receiveForm } from './receive-form.ts'
import { createUploadGate, type GateLimits } from './upload-gate.ts'

export type UploadLimits = GateLimits & Pick<FormRules, 'pace' | 'now'>

export const usualUploadLimits: UploadLimits = { atOnce: 24, perNetwork: 4, pace: usualUploadPace }

/** Covers receiving, queueing and decoding. */
export const uploadTimeLimitMs = longestUploadMs + 30_000

export type PictureDesk = {
  readonly store: ObjectStore
  /** Processes an incoming form; always deletes its file afterwards. */
  receive<T>(
    request: Request,
    rules: { readonly fileField: string; readonly limits: PictureLimits },
    work: (form: ReceivedForm) => Promise<T | Refusal>,
  ): Promise<T | Refusal>
}

export async function openPictureDesk(
  store: ObjectStore,
  { folder, limits }: { folder: string; limits: UploadLimits },
): Promise<PictureDesk> {
  const gate = createUploadGate(limits)
  const incoming = join(folder, 'incoming')
  await emptyFolder(incoming)
  // Created at the start, while the program can still change their owner.
  for (const name of ['pending', 'shown']) await mkdir(join(folder, name), { recursive: true })
  return {
    store,
    async receive(request, { fileField, limits: { maxBytes } }, work) {
      const leave = gate.enter()
      if (isRefusal(leave)) {
        if (request.body) await discardBody(request.body.getReader())
        return leave
      }
      try {
        const form = await receiveForm(request, { ...limits, fileField, maxBytes, folder: incoming })
        if (isRefusal(form)) return form
        try {
          return await work(form)
        } finally {
          await form.discard()
        }
      } finally {
        leave()
      }
    },
  }
}

/** Deletes leftovers of a killed process. */
async function emptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const names = await readdir(folder)
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })))
}

/** An unguessable name, which protects pending pictures. */
export function newPictureName({ extension }: Pick<RemadePicture, 'extension'>): string {
  return `${randomBytes(16).toString('hex')}.${extension}`
}
