import { sniffedBytes, sniffPicture } from '@marram/domain/picture-limits'

type Decode = (photo: File) => Promise<Blob | null>

/** The edge to which the workers scale pictures down. */
const longestEdge = 3000

/** Conversions by chosen file: checking it and sending it share one. */
const converted = new WeakMap<File, Promise<File>>()

/** A JPEG of a HEIC photo if this browser can decode it, such as Safari; any other file, and a failure, stays as it is. */
export function withoutHeic(file: File, decode: Decode = encodeJpeg): Promise<File> {
  const known = converted.get(file) ?? convert(file, decode)
  converted.set(file, known)
  return known
}

async function convert(file: File, decode: Decode): Promise<File> {
  const head = new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer())
  if (sniffPicture(head) !== 'heic') return file
  const jpeg = await decode(file).catch(() => null)
  return jpeg ? new File([jpeg], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }) : file
}

/** Upright and in sRGB, as browsers draw bitmaps. The camera's data stay behind. */
async function encodeJpeg(photo: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(photo)
  const scale = Math.min(1, longestEdge / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  canvas.toBlob(resolve, 'image/jpeg', 0.9)
  return promise
}
