import { connect } from 'node:net'

/** As much of MySQL's protocol as searchd speaks: no password, text results. */
export type SphinxClient = Readonly<{
  query: (sql: string) => Promise<Readonly<Record<string, string>>[]>
  close: () => void
}>

type Reader = { at: number; readonly bytes: Buffer }

const protocol41 = 0x200
const utf8 = 33
const queryCommand = 3
const [failed, endOfRows, absent] = [0xff, 0xfe, 0xfb]

export async function connectSphinx(socketPath: string): Promise<SphinxClient> {
  const socket = connect(socketPath)
  const packets: Buffer[] = []
  let received = Buffer.alloc(0)
  let wake = Promise.withResolvers<void>()
  let problem: Error | null = null
  socket.on('data', (part) => {
    received = Buffer.concat([received, Buffer.from(part)])
    while (received.length >= 4 && received.length >= 4 + received.readUIntLE(0, 3)) {
      const end = 4 + received.readUIntLE(0, 3)
      packets.push(received.subarray(4, end))
      received = received.subarray(end)
    }
    wake.resolve()
  })
  const stop = (error?: Error) => {
    problem = error ?? new Error('searchd closed the connection.')
    wake.resolve()
  }
  socket.on('error', stop).on('close', () => stop())
  const next = async (): Promise<Buffer> => {
    for (;;) {
      const packet = packets.shift()
      if (packet) return packet
      if (problem) throw problem
      wake = Promise.withResolvers()
      await wake.promise
    }
  }
  const send = (number: number, body: Buffer): void => {
    const head = Buffer.alloc(4)
    head.writeUIntLE(body.length, 0, 3)
    head[3] = number
    socket.write(Buffer.concat([head, body]))
  }
  const expect = async (): Promise<Buffer> => {
    const packet = await next()
    if (packet[0] === failed) throw new Error(packet.subarray(9).toString())
    return packet
  }
  await expect()
  const login = Buffer.alloc(34)
  login.writeUInt32LE(protocol41, 0)
  login.writeUInt32LE(1 << 24, 4)
  login[8] = utf8
  send(1, login)
  await expect()
  return {
    query: async (sql) => {
      send(0, Buffer.concat([Buffer.from([queryCommand]), Buffer.from(sql)]))
      const head = await expect()
      if (head[0] === 0) return []
      const names: string[] = []
      for (let column = 0; column < (head[0] ?? 0); column += 1) {
        const reader = { at: 0, bytes: await expect() }
        const texts = Array.from({ length: 5 }, () => readText(reader))
        names.push(texts[4] ?? '')
      }
      await expect()
      const rows: Record<string, string>[] = []
      for (;;) {
        const packet = await expect()
        if (packet[0] === endOfRows && packet.length < 9) return rows
        const reader = { at: 0, bytes: packet }
        rows.push(Object.fromEntries(names.map((name) => [name, readText(reader)])))
      }
    },
    close: () => void socket.destroy(),
  }
}

function readText(reader: Reader): string {
  const { bytes } = reader
  const first = bytes[reader.at] ?? absent
  reader.at += 1
  if (first === absent) return ''
  const size = first === 0xfc ? 2 : first === 0xfd ? 3 : 0
  const length = size === 0 ? first : bytes.readUIntLE(reader.at, size)
  reader.at += size + length
  return bytes.subarray(reader.at - length, reader.at).toString()
}
