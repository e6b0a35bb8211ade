import { Worker } from 'node:worker_threads'
import type { SceneOptions } from './render-scene.ts'

export type DrawingTask = { id: number; options: SceneOptions }
export type DrawingReply =
  | { kind: 'drawn'; id: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'failed'; id: number; reason: string }

export type DrawingWorkers = {
  draw(options: SceneOptions): Promise<Uint8Array<ArrayBuffer>>
  close(): Promise<void>
}

type WorkerSlot = { worker: Worker; tasks: Map<number, PromiseWithResolvers<Uint8Array<ArrayBuffer>>> }

/**
 * Draws in worker threads, because a picture takes about 8 ms of CPU that would block the event loop. Threads start on
 * demand and do not keep the process running. When one crashes, its own pictures fail and the next picture starts
 * another.
 */
export function createDrawingWorkers(count: number): DrawingWorkers {
  const slots: WorkerSlot[] = []
  let lastId = 0
  const leastBusy = () => {
    const idlest = [...slots].sort((a, b) => a.tasks.size - b.tasks.size).at(0)
    if (idlest !== undefined && (idlest.tasks.size === 0 || slots.length >= count)) return idlest
    const slot = openSlot(() => slots.splice(slots.indexOf(slot), 1))
    slots.push(slot)
    return slot
  }
  return {
    draw(options) {
      const { worker, tasks } = leastBusy()
      const task = { id: ++lastId, options }
      const drawn = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
      tasks.set(task.id, drawn)
      worker.ref()
      worker.postMessage(task)
      return drawn.promise
    },
    close: async () => {
      await Promise.all(slots.map(({ worker }) => worker.terminate()))
    },
  }
}

function openSlot(onClosed: () => void): WorkerSlot {
  const worker = new Worker(new URL('./drawing-worker.ts', import.meta.url), { name: 'drawings' })
  const slot: WorkerSlot = { worker, tasks: new Map() }
  const fail = (reason: Error) => {
    for (const task of slot.tasks.values()) task.reject(reason)
    slot.tasks.clear()
  }
  worker.on('message', (reply: DrawingReply) => {
    const task = slot.tasks.get(reply.id)
    slot.tasks.delete(reply.id)
    if (slot.tasks.size === 0) worker.unref()
    if (reply.kind === 'drawn') task?.resolve(reply.bytes)
    else task?.reject(new Error(reply.reason))
  })
  worker.on('error', fail)
  worker.on('exit', () => {
    fail(new Error('The drawing thread ended.'))
    onClosed()
  })
  worker.unref()
  return slot
}
