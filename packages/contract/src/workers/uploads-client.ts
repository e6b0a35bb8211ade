import * as v from 'valibot'
import { envelope } from '../envelope.ts'
import type { MultipartBody, ServiceClient } from '../service-client.ts'
import { type ReceivedContestEntry, receivedContestEntry } from './contest-entry.ts'
import { type ReceivedReviewPhoto, receivedReviewPhoto } from './review-photo.ts'
import { contestUploadPath, imageUploadPath, longestUploadMs, reviewPhotoPath } from './upload-pace.ts'

/** `data` of `POST /image/upload/`; `url` is a source of the image service. */
export const uploadedImage = v.object({ url: v.string(), width: v.number(), height: v.number() })
export type UploadedImage = v.InferOutput<typeof uploadedImage>

/** The file field of `POST /image/upload/`. */
export const uploadedImageField = 'image'

const entry = envelope(receivedContestEntry)
const image = envelope(uploadedImage)
const photo = envelope(receivedReviewPhoto)

/** The worker times out earlier; pictures queue for decoding. */
const timeoutMs = longestUploadMs + 35_000

export type UploadsClient = {
  /**
   * Submits a guest's form, streamed as it arrives (`multipartOf(request)`) or as FormData. A refusal is a
   * ServiceError: `form-invalid` carries `invalidContestEntry`, the other codes are `contestEntryFailures`.
   */
  submitContestImage(form: FormData | MultipartBody): Promise<ReceivedContestEntry>
  /** Adds a photo to the review that was written with the token; it is hidden until staff approve it. */
  submitReviewPhoto(form: FormData | MultipartBody): Promise<ReceivedReviewPhoto>
  /** Requires a staff token: staff uploads are published without a review. */
  uploadImage(form: FormData | MultipartBody): Promise<UploadedImage>
}

export function createUploadsClient(service: ServiceClient): UploadsClient {
  return {
    submitContestImage: async (form) =>
      (await service.post(`${contestUploadPath}/`, { form, reply: entry, timeoutMs })).data,
    submitReviewPhoto: async (form) =>
      (await service.post(`${reviewPhotoPath}/`, { form, reply: photo, timeoutMs })).data,
    uploadImage: async (form) => (await service.post(`${imageUploadPath}/`, { form, reply: image, timeoutMs })).data,
  }
}

/** The body of a request, to be streamed unread; null if it is not a multipart form. */
export function multipartOf({ headers, body }: Request): MultipartBody | null {
  const contentType = headers.get('content-type') ?? ''
  return body !== null && /^multipart\/form-data\s*;/i.test(contentType) ? { contentType, stream: body } : null
}
