import { deskPermissions } from '@marram/domain/desk/permission'
import { missingFactors } from '@marram/domain/desk/second-factor'
import * as v from 'valibot'

/**
 * An altcha challenge: `solveChallenge` of altcha-lib solves it in a browser, and the solution is sent as `captcha`.
 */
export const captchaChallenge = v.object({
  parameters: v.looseObject({
    algorithm: v.string(),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
  }),
  signature: v.string(),
})
export type CaptchaChallenge = v.InferOutput<typeof captchaChallenge>

/** `data` of a refused login: the next try must solve this challenge. */
export const captchaNeeded = v.looseObject({ captcha: captchaChallenge })

export const issuedToken = v.object({ token: v.pipe(v.string(), v.nonEmpty()) })

/** The user that a token belongs to. */
export const bearerIdentity = v.object({
  permissions: v.array(v.string()),
  /** Permissions at the desk, for staff only; absent while a second factor is missing. */
  desk: v.optional(v.array(v.picklist(deskPermissions))),
  secondFactor: v.optional(v.picklist(missingFactors)),
  user: v.object({
    id: v.number(),
    /** 0 old internal, 1 creditor, 2 customer, 3 internal. */
    type: v.number(),
    /** For display only. */
    role: v.string(),
    email: v.string(),
    firstname: v.string(),
    lastname: v.string(),
    languageId: v.number(),
  }),
})
export type BearerIdentity = v.InferOutput<typeof bearerIdentity>

/** True for staff, also while their second factor is missing. */
export function isStaffIdentity({ desk, secondFactor }: BearerIdentity): boolean {
  return desk !== undefined || secondFactor !== undefined
}

export const identity = v.object({ ...issuedToken.entries, ...bearerIdentity.entries })
export type Identity = v.InferOutput<typeof identity>

export const userMetas = v.array(v.object({ metaKey: v.string(), metaValue: v.string() }))
export type UserMeta = v.InferOutput<typeof userMetas>[number]

/** One login of an account, with all its token renewals. */
export const openSession = v.object({
  id: v.string(),
  /** Such as `Firefox, Windows`; empty if unknown. */
  device: v.string(),
  startedAt: v.string(),
  usedAt: v.string(),
  isCurrent: v.boolean(),
})
export type OpenSession = v.InferOutput<typeof openSession>

export const profile = v.object({
  id: v.number(),
  email: v.string(),
  firstname: v.string(),
  lastname: v.string(),
  phone: v.string(),
  address: v.string(),
  postalCode: v.string(),
  city: v.string(),
  country: v.string(),
  languageId: v.number(),
  /** The address is confirmed: somebody has followed a link mailed to it. */
  isConfirmed: v.boolean(),
  /** Consent to mails asking for a review after a stay. */
  reviewMails: v.boolean(),
  createdAt: v.string(),
})
export type Profile = v.InferOutput<typeof profile>

/** All data stored about a user, by subject, for the download. */
export const personalData = v.record(v.string(), v.unknown())
export type PersonalData = v.InferOutput<typeof personalData>
