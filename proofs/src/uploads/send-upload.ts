import { once } from 'node:events'
import { request } from 'node:http'

export type Upload = {
  readonly port: number
  readonly contestId: number
  /** A number of its own for each sender: address of the network and of mail. */
  readonly sender: number
  /** What follows the head of the file's part; the end of the form is added. */
  readonly parts: Iterable<Buffer> | AsyncIterable<Buffer>
  readonly headers?: Readonly<Record<string, string>>
  /** Without its end the form never is whole. */
  readonly isCut?: boolean
}

export type UploadAnswer = {
  /** Zero when the server hung up without a word. */
  readonly status: number
  /** The problem of the picture, else the word of the refusal, else `taken`. */
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

/** One upload as a program would send it, until there is an answer. */
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
      // What came is enough to know the answer, or it is none.
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
