import * as v from 'valibot'

/** Of altcha: `solveChallenge` of altcha-lib solves it in a browser, and the solution goes back as `captcha`. */
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

/** `data` of a refused login: the next try needs this challenge solved. */
export const captchaNeeded = v.looseObject({ captcha: captchaChallenge })

export const issuedToken = v.object({ token: v.pipe(v.string(), v.nonEmpty()) })

/** Who is behind a token. */
export const bearerIdentity = v.object({
  permissions: v.array(v.string()),
  user: v.object({
    id: v.number(),
    /** 0 old internal, 1 creditor, 2 customer, 3 internal. */
    type: v.number(),
    /** A label only. */
    role: v.string(),
    email: v.string(),
    firstname: v.string(),
    lastname: v.string(),
    languageId: v.number(),
  }),
})
export type BearerIdentity = v.InferOutput<typeof bearerIdentity>

export const identity = v.object({ ...issuedToken.entries, ...bearerIdentity.entries })
export type Identity = v.InferOutput<typeof identity>

export const userMetas = v.array(v.object({ metaKey: v.string(), metaValue: v.string() }))
export type UserMeta = v.InferOutput<typeof userMetas>[number]

/** One login of an account, with all its renewals. */
export const openSession = v.object({
  id: v.string(),
  /** Such as `Firefox, Windows`; empty where nothing is known. */
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
  /** Whoever reads mails at this address has followed a link that we sent there. */
  isConfirmed: v.boolean(),
  /** May be asked for a review by mail after a stay. */
  reviewMails: v.boolean(),
  createdAt: v.string(),
})
export type Profile = v.InferOutput<typeof profile>

/** Everything that is kept about somebody, by subject; what a guest downloads. */
export const personalData = v.record(v.string(), v.unknown())
export type PersonalData = v.InferOutput<typeof personalData>
