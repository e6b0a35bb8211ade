import { once } from 'node:events'
import { request } from 'node:http'

export type Upload = {
  readonly port: number
  readonly contestId: number
  /** Unique per sender: determines the network address and the mail address. */
  readonly sender: number
  /** Content after the head of the file's part; the end of the form is appended. */
  readonly parts: Iterable<Buffer> | AsyncIterable<Buffer>
  readonly headers?: Readonly<Record<string, string>>
  /** Omits the end, so that the form is never complete. */
  readonly isCut?: boolean
}

export type UploadAnswer = {
  /** Zero if the server closed without an answer. */
  readonly status: number
  /** The picture's problem, else the refusal's code, else `taken`. */
  readonly word: string
}

const boundary = 'marram-proof'

function headOf({ contestId, sender }: Upload): string {
  const email = `guest${sender}@example.org`
  const fields = {
    contestId: String(contestId),
    locale: 'en',
    userEmail: email,
    userEmailConfirm: email,
    userName: 'Anna Berg',
    imageTitle: `Picture ${sender}`,
    imageText: '',
  }
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return `${texts.join('')}--${boundary}\r\nContent-Disposition: form-data; name="contest_image"; filename="../../a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`
}

/** Sends one upload like a program would, until there is an answer. */
export function sendUpload(upload: Upload): Promise<UploadAnswer> {
  const { port, sender, parts, headers = {}, isCut = false } = upload
  const { promise, resolve } = Promise.withResolvers<UploadAnswer>()
  const sent = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/bridge/contest_image_submissions/',
    agent: false,
    headers: {
      'x-public-key': 'proof',
      'x-forwarded-for': `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...headers,
    },
  })
  let isAnswered = false
  sent.on('response', async (response) => {
    isAnswered = true
    const chunks: Buffer[] = []
    try {
      for await (const chunk of response) chunks.push(chunk)
    } catch {
      // The received part is either a complete answer or none.
    }
    sent.destroy()
    resolve({
      status: response.statusCode ?? 0,
      word: wordOf(response.statusCode ?? 0, Buffer.concat(chunks).toString()),
    })
  })
  sent.on('error', () => {
    if (!isAnswered) resolve({ status: 0, word: 'hung-up' })
  })
  const gone = once(sent, 'close').catch(() => {})
  void write()
  return promise

  async function write(): Promise<void> {
    try {
      sent.write(headOf(upload))
      for await (const part of parts) {
        if (isAnswered || sent.destroyed) return
        if (!sent.write(part)) await Promise.race([once(sent, 'drain'), gone])
      }
      if (isCut) sent.destroy()
      else sent.end(`\r\n--${boundary}--\r\n`)
    } catch {
      sent.destroy()
    }
  }
}

function wordOf(status: number, body: string): string {
  if (status === 200) return 'taken'
  try {
    const { data, meta }: { data?: { fields?: { code?: string }[] }; meta?: { code?: string } } = JSON.parse(body)
    return data?.fields?.[0]?.code ?? meta?.code ?? 'unknown'
  } catch {
    return 'unknown'
  }
}
