import { isMainThread } from 'node:worker_threads'

// Loaded into a server before its own code (node --import), so that bench can ask the real program about itself.
export type ProbeQuestion = 'cpu' | 'memory'
export type ProbeAnswer = { readonly cpuUs: number; readonly heapBytes: number; readonly residentBytes: number }

function answer(question: unknown): ProbeAnswer {
  if (question === 'memory') for (let pass = 0; pass < 3; pass++) globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  const { heapUsed, external, rss } = process.memoryUsage()
  return { cpuUs: user + system, heapBytes: heapUsed + external, residentBytes: rss }
}

if (isMainThread && process.channel) {
  process.on('message', (question) => {
    if (question === 'cpu' || question === 'memory') process.send?.(answer(question))
  })
  // Whoever measures has died: nothing of ours may stay behind.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
