import { createHmac, timingSafeEqual } from 'node:crypto'

export type PreviewPass = {
  /** True if the key is the preview key. */
  accepts(secret: string): boolean
  /** Signed proof that its holder knew the key; expires after a working day. The key never enters a cookie. */
  issue(): string
  isValid(pass: string): boolean
}

export const passLifetimeS = 10 * 3600

export function createPreviewPass(previewKey: string, now: () => number): PreviewPass {
  const sign = (text: string): string => createHmac('sha256', previewKey).update(text).digest('base64url')
  return {
    // Compares digests, which have a fixed length.
    accepts: (secret) => isSame(sign(`key ${secret}`), sign(`key ${previewKey}`)),
    issue() {
      const expiresAt = String(now() + passLifetimeS * 1000)
      return `${expiresAt}.${sign(`pass ${expiresAt}`)}`
    },
    isValid(pass) {
      const [expiresAt = '', signature = ''] = pass.split('.')
      return isSame(signature, sign(`pass ${expiresAt}`)) && Number(expiresAt) > now()
    },
  }
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
