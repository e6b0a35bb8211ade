import { createServer, type Socket } from 'node:net'

export type ReceivedMail = { readonly from: string; readonly to: readonly string[]; readonly content: string }

export type TestSmtpServer = {
  readonly url: string
  /** Completely received mails, for which a server is responsible. */
  readonly received: ReceivedMail[]
  /** Number of partially received mails. */
  begun(): number
  close(): Promise<void>
}

export type SmtpReplies = {
  readonly recipient?: string
  /** The reply to a complete mail; null closes the connection without one. */
  readonly end?: string | null
}

/** A minimal SMTP server for one client at a time. */
export async function startSmtpServer(replies: SmtpReplies = {}): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  let begun = 0
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    serve(socket, replies, received, () => {
      begun += 1
    })
  })
  const listening = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', listening.resolve)
  await listening.promise
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The mail server has no port.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    begun: () => begun,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function serve(
  socket: Socket,
  { recipient = '250 ok', end = '250 taken' }: SmtpReplies,
  received: ReceivedMail[],
  onBegun: () => void,
) {
  let from = ''
  let to: string[] = []
  let content: string | null = null
  let buffer = ''
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 test')
  socket.on('data', (chunk) => {
    buffer += chunk.toString('latin1')
    if (content !== null) return readContent()
    for (let at = buffer.indexOf('\r\n'); at >= 0 && content === null; at = buffer.indexOf('\r\n')) {
      const line = buffer.slice(0, at)
      buffer = buffer.slice(at + 2)
      command(line)
    }
  })

  function readContent(): void {
    if (content === '' && buffer.length > 0) onBegun()
    content = buffer
    const until = buffer.indexOf('\r\n.\r\n')
    if (until < 0) return
    received.push({ from, to, content: buffer.slice(0, until) })
    content = null
    buffer = ''
    if (end === null) socket.destroy()
    else say(end)
  }

  function command(line: string): void {
    const address = /<([^>]*)>/.exec(line)?.[1] ?? ''
    if (/^MAIL/i.test(line)) {
      from = address
      to = []
    }
    if (/^RCPT/i.test(line)) {
      to.push(address)
      say(recipient)
    } else if (/^DATA/i.test(line)) {
      content = ''
      say('354 go on')
    } else say(/^QUIT/i.test(line) ? '221 bye' : '250 ok')
  }
}
