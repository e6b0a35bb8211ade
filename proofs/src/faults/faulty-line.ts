import { connect, createServer, type Socket } from 'node:net'

/** `away` refuses connections, `silent` accepts them and says nothing, `lying` answers nonsense, `slow` delays each part. */
export type LineState = 'good' | 'away' | 'silent' | 'lying' | 'slow'

export type FaultyLine = {
  readonly port: number
  /** For new connections; open ones end. */
  set(state: LineState): Promise<void>
  close(): Promise<void>
}

const slowMs = 150

/** The connection to a fake provider on this machine, with its faults. */
export async function openFaultyLine(target: number): Promise<FaultyLine> {
  const sockets = new Set<Socket>()
  let state: LineState = 'good'
  const server = createServer((socket) => {
    hold(socket)
    if (state === 'lying') return void socket.end('\u0000 220 <html>This is not what you asked for.\r\n\r\n')
    if (state === 'silent') return
    const there = hold(connect(target, '127.0.0.1'))
    const delayMs = state === 'slow' ? slowMs : 0
    carry(socket, there, delayMs)
    carry(there, socket, delayMs)
  })
  const hold = (socket: Socket): Socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    return socket.on('error', () => {})
  }
  const endAll = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = async (): Promise<void> => {
    endAll()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
  await listen(0)
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The line has no port.')
  const { port } = address
  return {
    port,
    async set(next) {
      state = next
      endAll()
      if (next === 'away') await close()
      else if (!server.listening) await listen(port)
    },
    close,
  }
}

function carry(from: Socket, to: Socket, delayMs: number): void {
  from.on('data', (part) => {
    if (delayMs === 0) to.write(part)
    else setTimeout(() => to.destroyed || to.write(part), delayMs)
  })
  from.on('close', () => (delayMs === 0 ? to.destroy() : setTimeout(() => to.destroy(), delayMs)))
}
