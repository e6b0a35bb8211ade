import { createHmac, timingSafeEqual } from 'node:crypto'

export type PreviewPass = {
  /** Whether this is the preview key. */
  accepts(secret: string): boolean
  /** A note that its bearer has shown the key; good for a working day. The key itself never goes into a cookie. */
  issue(): string
  isValid(pass: string): boolean
}

export const passLifetimeS = 10 * 3600

export function createPreviewPass(previewKey: string, now: () => number): PreviewPass {
  const sign = (text: string): string => createHmac('sha256', previewKey).update(text).digest('base64url')
  return {
    // Compared as digests, which have one length whatever is sent.
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
