import { randomUUID } from 'node:crypto'
import { access, constants, stat } from 'node:fs/promises'
import { bankOf, providerOf } from '@marram/booking/config'
import { checkStripeKey } from '@marram/booking/payment/check-stripe-key'
import { parseIban } from '@marram/domain/payment/bank-account'
import { openObjectStore } from '@marram/service-kit/open-store'
import { checkSmtpServer } from '@marram/workers/mail/smtp-postman'
import { uploadsFolder } from '../uploads.ts'
import { type CheckContext, type Finding, failed, fine, skipped, warning } from './check.ts'

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export async function checkMail({ config: { smtpUrl, mode } }: CheckContext): Promise<Finding> {
  if (smtpUrl === undefined) {
    const say = mode === 'demo' ? fine : failed
    return say('No mail is sent: set SMTP_URL, or guests get no confirmation.')
  }
  const { hostname } = new URL(smtpUrl)
  try {
    await checkSmtpServer(smtpUrl)
    return fine(`${hostname} accepts our login.`)
  } catch (error) {
    return failed(`The mail server ${hostname} cannot be used (${messageOf(error)}): check SMTP_URL.`)
  }
}

/** Any answer counts, because only a real message would show more. */
export async function checkTextMessages({ config: { smsUrl } }: CheckContext): Promise<Finding> {
  if (smsUrl === undefined) return skipped('No gateway for text messages is set (SMS_URL).')
  const { host } = new URL(smsUrl)
  try {
    const response = await fetch(smsUrl, { method: 'OPTIONS', redirect: 'manual', signal: AbortSignal.timeout(10_000) })
    await response.body?.cancel()
    return response.status < 500
      ? fine(`${host} answers.`)
      : failed(`The gateway ${host} answers ${response.status}: ask its operator.`)
  } catch {
    return failed(`The gateway for text messages, ${host}, cannot be reached: check SMS_URL.`)
  }
}

/** Writes, reads, lists and deletes one small object; in a folder only the permission is read. */
export async function checkUploads({ config }: CheckContext): Promise<Finding> {
  if (config.workersUrl !== undefined) return skipped('Another process stores uploads.')
  const folder = uploadsFolder(config.dataFolder)
  if (config.uploadsUrl === undefined) return checkFolder(folder)
  const { host } = new URL(config.uploadsUrl)
  const store = openObjectStore({ url: config.uploadsUrl, folder })
  const key = `doctor/${randomUUID()}.txt`
  try {
    await store.put(key, new Uint8Array([109]), 'text/plain')
    const [stored, listed] = [await store.get(key), await store.list('doctor')]
    await store.remove(key)
    if (stored?.length === 1 && listed.some((file) => file.key === key))
      return fine(`The bucket at ${host} stores, returns, lists and deletes pictures.`)
    return failed(`The bucket at ${host} does not return what it stored: check the permissions of its key.`)
  } catch (error) {
    return failed(
      `The bucket at ${host} cannot be used (${messageOf(error)}): check UPLOADS_URL and the permissions of its key.`,
    )
  }
}

async function checkFolder(folder: string): Promise<Finding> {
  if (!(await stat(folder).catch(() => null))) return fine('Uploads go to a folder, which does not exist yet.')
  try {
    await access(folder, constants.W_OK)
    return fine('Uploads go to a folder that can be written.')
  } catch {
    return failed(`The folder ${folder} cannot be written: run marram as the user who owns it.`)
  }
}

/** Cards need a working key, transfers an account; without both nobody can pay. */
export async function checkCards({ config, agency, stripeApi }: CheckContext): Promise<Finding> {
  const provider = providerOf(config.paymentProvider, config.mode === 'demo')
  if (provider === 'sandbox') return fine('Cards are tried out in the sandbox.')
  if (provider === null) {
    const hasBank = Object.keys(bankOf(config, agency)).length > 0
    if (hasBank) return fine('No cards, guests pay by transfer.')
    return agency === null
      ? skipped('Not checked, because the agency’s profile is not known.')
      : failed('Guests cannot pay: set BANK_DKK or BANK_EUR, or PAYMENT_PROVIDER=stripe with its key.')
  }
  const state = await checkStripeKey({ stripeKey: config.stripeKey, ...(stripeApi && { stripeApi }) })
  if (state.kind === 'refused')
    return failed('Stripe refuses STRIPE_KEY: copy the secret key from its dashboard again.')
  if (state.kind === 'unreachable')
    return failed(`Stripe cannot be reached (${state.reason}): check the connection to api.stripe.com.`)
  return state.isTest
    ? warning('STRIPE_KEY is a test key, with which no guest really pays: use the live one.')
    : fine('Stripe accepts the key.')
}

export function checkBank({ config, agency }: CheckContext): Finding {
  const accounts = Object.entries(bankOf(config, agency))
  const wrong = accounts.filter(([, { iban }]) => parseIban(iban) === null).map(([currency]) => currency)
  if (wrong.length > 0)
    return failed(
      `The check digits of the IBAN for ${wrong.join(', ')} are wrong: correct it in the profile or in BANK_${wrong[0]}.`,
    )
  if (accounts.length === 0) return fine('No transfers: no account is set.')
  return fine(`Accounts for ${accounts.map(([currency]) => currency).join(', ')}.`)
}
