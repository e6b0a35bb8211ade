import { createHash, createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '@marram/service-kit/keys'

/** The database stores only the hash, so that read access is not enough to confirm. */
export function makeConfirmToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('hex')
  return { token, hash: hashToken(token) }
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Signed rather than stored, because every newsletter contains it. */
export function makeUnsubscribeToken(secret: Buffer, subscriptionId: string): string {
  return `${subscriptionId}.${sign(secret, subscriptionId)}`
}

export function findSubscriptionId(secret: Buffer, token: string): string | null {
  const [id = '', signature = ''] = token.split('.')
  return isSameSecret(sign(secret, id), signature) ? id : null
}

const ownPrefix = 'own-'

/** Stops mails that an account requested. */
export function makeOwnMailsToken(secret: Buffer, userId: number): string {
  return makeUnsubscribeToken(secret, `${ownPrefix}${userId}`)
}

const commentPrefix = 'comment-'

/** For mails to authors of comments, who may have no account. */
export function makeCommentMailsToken(secret: Buffer, commentId: number): string {
  return makeUnsubscribeToken(secret, `${commentPrefix}${commentId}`)
}

export function findCommentOfToken(secret: Buffer, token: string): number | null {
  const id = token.startsWith(commentPrefix) ? findSubscriptionId(secret, token) : null
  return id === null ? null : Number(id.slice(commentPrefix.length))
}

export function findOwnMailsUser(secret: Buffer, token: string): number | null {
  const id = token.startsWith(ownPrefix) ? findSubscriptionId(secret, token) : null
  return id === null ? null : Number(id.slice(ownPrefix.length))
}

function sign(secret: Buffer, id: string): string {
  return createHmac('sha256', secret).update(`unsubscribe ${id}`).digest('base64url')
}
