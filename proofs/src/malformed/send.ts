import { connect } from 'node:net'
import type { Attack } from './attack.ts'

/** The answer: its status, or null if the server closed without one. */
export type Reply = { readonly status: number | null; readonly text: string; readonly isLate: boolean }

const wholeLimitMs = 30_000
/** For incomplete requests: long enough for the server to have read them. */
const halfLimitMs = 60
const keptBytes = 2000

/** Sends the bytes and reads until the server closes or evidently waits for more. */
export function send(port: number, { bytes, isWhole }: Attack): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>()
  const socket = connect(port, '127.0.0.1')
  let text = ''
  let isConnected = false
  const finish = (isLate: boolean): void => {
    clearTimeout(timer)
    socket.destroy()
    resolve({ status: statusOf(text), text, isLate })
  }
  const timer = setTimeout(() => finish(isWhole), isWhole ? wholeLimitMs : halfLimitMs)
  socket.on('connect', () => {
    isConnected = true
    socket.write(bytes)
  })
  socket.on('data', (part: Buffer) => {
    if (text.length < keptBytes) text += part.toString('latin1', 0, keptBytes)
  })
  socket.on('close', () => finish(false))
  // A reset in the middle of an attack counts as an answer; an unreachable server is dead.
  socket.on('error', (error) => (isConnected ? finish(false) : reject(error)))
  return promise
}

/** `100 Continue` only announces the answer. */
function statusOf(text: string): number | null {
  const [, status] = /^(?:HTTP\/1\.1 1\d\d[^\r]*\r\n\r\n)*HTTP\/1\.1 (\d{3})/.exec(text) ?? []
  return status === undefined ? null : Number(status)
}
