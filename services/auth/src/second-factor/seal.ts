import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** Encrypts for one owner (AES-256-GCM), so that a row is worth nothing in another account. */
export function seal(plain: Buffer, owner: number, key: Buffer): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(String(owner)))
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** Throws for the seal of another owner or key. */
export function unseal(sealed: Buffer, owner: number, key: Buffer): Buffer {
  const iv = sealed.subarray(0, ivBytes)
  const tag = sealed.subarray(-tagBytes)
  const decipher = createDecipheriv('aes-256-gcm', key, iv)
    .setAAD(Buffer.from(String(owner)))
    .setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes, -tagBytes)), decipher.final()])
}
