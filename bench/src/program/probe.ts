import { BroadcastChannel, isMainThread, threadName } from 'node:worker_threads'

// Loaded into a server before its own code (node --import), so that bench can ask the real program about itself.
export type ProbeQuestion = 'cpu' | 'memory' | 'threads'
/** One thread's own heap; what lies outside it in buffers is `externalBytes`. */
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
/** Threads that are busy for longer are left out. */
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
  // Whoever measures has died: nothing of ours may stay behind.
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
