import * as v from 'valibot'
import { envelope } from '../envelope.ts'
import type { MultipartBody, ServiceClient } from '../service-client.ts'
import { type ReceivedContestEntry, receivedContestEntry } from './contest-entry.ts'
import { contestUploadPath, imageUploadPath, longestUploadMs } from './upload-pace.ts'

/** `data` of `POST /image/upload/`; `url` is the source of the picture, for the image service. */
export const uploadedImage = v.object({ url: v.string(), width: v.number(), height: v.number() })
export type UploadedImage = v.InferOutput<typeof uploadedImage>

/** The one file field of `POST /image/upload/`. */
export const uploadedImageField = 'image'

const entry = envelope(receivedContestEntry)
const image = envelope(uploadedImage)

/** The worker itself gives up earlier; a picture waits its turn to be decoded. */
const timeoutMs = longestUploadMs + 35_000

export type UploadsClient = {
  /**
   * The form of a guest, passed on as it comes in (`multipartOf(request)`) or as FormData. A refusal is a ServiceError:
   * `form-invalid` carries `invalidContestEntry`, the other codes are `contestEntryFailures`.
   */
  submitContestImage(form: FormData | MultipartBody): Promise<ReceivedContestEntry>
  /** Needs the token of a member of staff: what they upload is shown without being looked at. */
  uploadImage(form: FormData | MultipartBody): Promise<UploadedImage>
}

export function createUploadsClient(service: ServiceClient): UploadsClient {
  return {
    submitContestImage: async (form) =>
      (await service.post(`${contestUploadPath}/`, { form, reply: entry, timeoutMs })).data,
    uploadImage: async (form) => (await service.post(`${imageUploadPath}/`, { form, reply: image, timeoutMs })).data,
  }
}

/** The body of a request that is passed on without being read; null if it is no form with files. */
export function multipartOf({ headers, body }: Request): MultipartBody | null {
  const contentType = headers.get('content-type') ?? ''
  return body !== null && /^multipart\/form-data\s*;/i.test(contentType) ? { contentType, stream: body } : null
}
