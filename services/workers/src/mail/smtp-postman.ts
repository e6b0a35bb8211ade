import { Readable } from 'node:stream'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { MailRefusedError, MailUnconfirmedError, type OutgoingMail, type Postman } from './postman.ts'
import type { Sender } from './sender.ts'

export type SmtpOptions = { readonly url: string; readonly from: () => Sender; readonly timeoutMs?: number }

/**
 * Uses nodemailer's connection instead of its transport, to pause before the final line of a mail: until a server has read
 * that line it must discard the mail (RFC 5321, 4.1.1.4).
 */
export function createSmtpPostman({ url, from, timeoutMs = 30_000 }: SmtpOptions): Postman {
  const server = parseServer(url)
  return {
    async send(mail, mayHandOver) {
      const sender = from()
      const content = await compose(mail, sender)
      const { default: Connection } = await import('nodemailer/lib/smtp-connection')
      const connection = new Connection({
        ...server.options,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
      })
      let isHandedOver = false
      const withheld = async (): Promise<void> => {
        if (!(await mayHandOver())) throw new Error('Another run has taken over this mail.')
        isHandedOver = true
      }
      try {
        await converse(connection, server.auth, { from: sender.address, to: mail.to }, heldBack(content, withheld))
      } catch (error) {
        throw explain(error, isHandedOver)
      } finally {
        connection.close()
      }
    },
  }
}

/** Connects, secures the connection and logs in as for a mail, and sends none. Throws the server's refusal. */
export async function checkSmtpServer(url: string, timeoutMs = 10_000): Promise<void> {
  const { options, auth } = parseServer(url)
  const { default: Connection } = await import('nodemailer/lib/smtp-connection')
  const times = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  const connection = new Connection({ ...options, ...times })
  try {
    await logIn(connection, auth)
    connection.quit()
  } finally {
    connection.close()
  }
}

function logIn(connection: SMTPConnection, auth: { user: string; pass: string } | null): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  connection.on('error', reject)
  connection.once('end', () => reject(new Error('The mail server closed the connection.')))
  connection.connect((failure) => {
    if (failure) return reject(failure)
    if (!auth) return resolve()
    connection.login(auth, (error) => (error ? reject(error) : resolve()))
  })
  return promise
}

function parseServer(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const options = { host: hostname, port: Number(port) || (secure ? 465 : 587), secure }
  const auth = username === '' ? null : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  return { options: auth && !secure ? { ...options, requireTLS: true } : options, auth }
}

/** Inline, so that mail clients do not list it as an attachment. */
const inline = { filename: 'code.png', contentType: 'image/png', contentDisposition: 'inline' } as const

/** The composer writes all headers, encodes non-ASCII text and removes line breaks. */
async function compose(
  { id, to, replyTo, subject, text, html, files, pictures, unsubscribe }: OutgoingMail,
  from: Sender,
): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  return new MailComposer({
    from,
    to: { name: '', address: to },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    attachments: [
      ...files.map(({ name, contentType, bytes }) => ({ filename: name, contentType, content: bytes })),
      ...pictures.map(({ contentId, png }) => ({ ...inline, cid: contentId, content: png })),
    ],
    // Equal in every attempt, so that mailboxes can detect duplicates.
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== null && {
        'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${unsubscribe}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
}

function heldBack(content: Buffer, beforeEnd: () => Promise<void>): Readable {
  return Readable.from(
    (async function* () {
      yield content
      await beforeEnd()
    })(),
  )
}

type Envelope = { readonly from: string; readonly to: string }

async function converse(
  connection: SMTPConnection,
  auth: { user: string; pass: string } | null,
  envelope: Envelope,
  content: Readable,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  connection.on('error', reject)
  content.on('error', reject)
  connection.once('end', () => reject(new Error('The mail server closed the connection.')))
  // Rejections before the login are those of `logIn`.
  promise.catch(() => {})
  await logIn(connection, auth)
  connection.send(envelope, content, (error) => (error ? reject(error) : resolve()))
  return promise
}

/** A reply after the mail was sent is a definite result; silence is not. */
function explain(error: unknown, isHandedOver: boolean): unknown {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  const command = error instanceof Error && 'command' in error ? String(error.command) : ''
  const message = error instanceof Error ? error.message : String(error)
  // A refused login is a configuration fault, not a fault of the mail.
  if (code >= 500 && !command.startsWith('AUTH')) return new MailRefusedError(message)
  return isHandedOver && code === 0 ? new MailUnconfirmedError(message) : error
}
