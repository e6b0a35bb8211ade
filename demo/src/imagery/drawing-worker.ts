import { parentPort } from 'node:worker_threads'
import type { DrawingReply, DrawingTask } from './drawing-workers.ts'
import { renderScene } from './render-scene.ts'

parentPort?.on('message', ({ id, options }: DrawingTask) => {
  const reply = draw(id, options)
  parentPort?.postMessage(reply, reply.kind === 'drawn' ? [reply.bytes.buffer] : [])
})

function draw(id: number, options: DrawingTask['options']): DrawingReply {
  try {
    return { kind: 'drawn', id, bytes: new TextEncoder().encode(renderScene(options)) }
  } catch (error) {
    return { kind: 'failed', id, reason: String(error) }
  }
}
