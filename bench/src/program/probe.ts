import { BroadcastChannel, isMainThread, threadName } from 'node:worker_threads'

// Preloaded into a server (node --import), so that bench can query the real program.
export type ProbeQuestion = 'cpu' | 'memory' | 'threads'
/** The heap of a thread; `externalBytes` are buffers outside it. */
export type ThreadMemory = {
  readonly name: string
  readonly heapBytes: number
  readonly heapTotalBytes: number
  readonly externalBytes: number
}
export type ProbeAnswer = {
  readonly cpuUs: number
  readonly heapBytes: number
  readonly residentBytes: number
  readonly threads?: readonly ThreadMemory[]
}

const channelName = 'marram-bench-probe'
/** Threads that are busy longer are omitted. */
const threadsAnswerMs = 1000

function answer(question: unknown): ProbeAnswer {
  if (question === 'memory') for (let pass = 0; pass < 3; pass++) globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  const { heapUsed, external, rss } = process.memoryUsage()
  return { cpuUs: user + system, heapBytes: heapUsed + external, residentBytes: rss }
}

function describeThread(): ThreadMemory {
  const { heapUsed, heapTotal, external } = process.memoryUsage()
  const name = isMainThread ? 'main' : threadName || 'unnamed'
  return { name, heapBytes: heapUsed, heapTotalBytes: heapTotal, externalBytes: external }
}

async function askThreads(): Promise<ThreadMemory[]> {
  const channel = new BroadcastChannel(channelName)
  const threads = [describeThread()]
  channel.onmessage = ({ data }: { data: ThreadMemory }) => void threads.push(data)
  channel.postMessage('memory')
  await new Promise((resolve) => setTimeout(resolve, threadsAnswerMs))
  channel.close()
  return threads
}

if (isMainThread && process.channel) {
  process.on('message', (question) => {
    if (question === 'cpu' || question === 'memory') process.send?.(answer(question))
    if (question === 'threads') void askThreads().then((threads) => process.send?.({ ...answer('cpu'), threads }))
  })
  // The bench process has died: exit too.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}

if (!isMainThread) {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: { data: unknown }) => {
    if (data === 'memory') channel.postMessage(describeThread())
  }
  channel.unref()
}
