import { parentPort } from 'node:worker_threads'
import type { DrawingReply, DrawingTask } from './drawing-workers.ts'
import { renderScene } from './render-scene.ts'

parentPort?.on('message', ({ id, options }: DrawingTask) => {
  const reply = draw(id, options)
  parentPort?.postMessage(reply, reply.kind === 'drawn' ? [reply.bytes.buffer] : [])
})

function draw(id: number, options: DrawingTask['options']): DrawingReply {
  try {
    return { kind: 'drawn', id, bytes: new TextEncoder().encode(renderScene(sized(options))) }
  } catch (error) {
    return { kind: 'failed', id, reason: String(error) }
  }
}

/** Panoramas are three times as wide as high (see `lodging-rows.ts`); every second picture of a guest is upright. */
function sized(options: DrawingTask['options']): DrawingTask['options'] & { width?: number; height?: number } {
  if (options.details?.has('wide')) return { ...options, width: 3600, height: 1200 }
  return options.kind === 'snapshot' && options.variant === 1 ? { ...options, width: 800, height: 1200 } : options
}
