import { readFile, stat } from 'node:fs/promises'
import { housePhotoLimits } from '@marram/domain/picture-limits'
import { createPublicFetch } from '@marram/service-kit/fetch-public'
import { findInside } from '@marram/service-kit/find-inside'
import type { StoredBytes } from '@marram/service-kit/object-store'
import { createS3Reader, parseS3Address } from '@marram/service-kit/s3-store'

export type Original =
  | { readonly kind: 'fetched'; readonly bytes: StoredBytes; readonly validator: string | null }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly reason: string }

/** Reads an original unless the validator of an earlier reading still holds. */
export type ReadOriginal = (file: string, validator: string | null) => Promise<Original>

export type OriginSettings = {
  /** Files that the catalogue names are in this folder, or in this bucket. */
  readonly photoFolder?: string | undefined
  readonly photoUrl?: string | undefined
  readonly allowPrivate?: boolean | undefined
}

const { maxBytes } = housePhotoLimits
const tooLarge = `it is larger than ${maxBytes / 1_048_576} MB`
const failed = (reason: string) => ({ kind: 'failed', reason }) as const

/** Web addresses are fetched; other names are files of the folder or bucket. */
export function createOrigins({ photoFolder, photoUrl, allowPrivate }: OriginSettings): ReadOriginal {
  const readUrl = createUrlOrigin(allowPrivate)
  const readFileNamed = photoFolder ? createFolderOrigin(photoFolder) : photoUrl ? createBucketOrigin(photoUrl) : null
  return async (file, validator) => {
    if (/^https?:/.test(file)) return readUrl(file, validator)
    if (readFileNamed === null)
      return failed('there is no folder of photos: name one with --photos or IMAGES_PHOTO_DIR')
    try {
      return await readFileNamed(file, validator)
    } catch (error) {
      return failed(error instanceof Error ? error.message : String(error))
    }
  }
}

function createFolderOrigin(folder: string): ReadOriginal {
  return async (name, validator) => {
    const file = await findInside(folder, name)
    const facts = file === null ? null : await stat(file)
    if (file === null || !facts?.isFile()) return failed('there is no such file in the folder of photos')
    if (facts.size > maxBytes) return failed(tooLarge)
    const current = `${facts.mtimeMs}-${facts.size}`
    if (current === validator) return { kind: 'unchanged' }
    return { kind: 'fetched', bytes: new Uint8Array(await readFile(file)), validator: current }
  }
}

function createBucketOrigin(address: string): ReadOriginal {
  const read = createS3Reader(parseS3Address(address), maxBytes)
  return async (name, validator) => {
    const file = await read(name, validator)
    if (file.kind === 'missing') return failed('there is no such file in the bucket of photos')
    if (file.kind === 'fetched') return { kind: 'fetched', bytes: file.bytes, validator: file.etag }
    return file.kind === 'unchanged' ? { kind: 'unchanged' } : failed(file.reason)
  }
}

function createUrlOrigin(allowPrivate: boolean | undefined): ReadOriginal {
  const fetchPublic = createPublicFetch({
    allowPrivate,
    timeoutMs: 120_000,
    maxBytes,
    accept: 'image/jpeg, image/png, image/webp, image/svg+xml, application/pdf;q=0.9',
    userAgent: 'Marram photo reader',
    perHost: 2,
  })
  return async (url, validator) => {
    const file = await fetchPublic(url, parseValidator(validator))
    if (file.kind === 'failed') return failed(`it cannot be fetched: ${file.reason}`)
    if (file.kind === 'unchanged') return file
    const current = file.etag ?? (file.lastModified && `${modified}${file.lastModified}`)
    return { kind: 'fetched', bytes: new Uint8Array(file.bytes), validator: current }
  }
}

/** An etag is in quotes, so it never begins like this. */
const modified = 'modified '

function parseValidator(validator: string | null) {
  return validator?.startsWith(modified) ? { lastModified: validator.slice(modified.length) } : { etag: validator }
}
