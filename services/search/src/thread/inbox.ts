import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads'
import type { Client } from '../schedule/schedule.ts'
import { clientOfMessage, type Port } from './fetch-link.ts'

export type Inbox = Port &
  Readonly<{
    /** Clients whose searches have arrived unread; works while a search blocks the thread. */ arrivals: () => readonly Client[]
  }>

/** The messages of a thread, which a long search can look at before they are delivered. */
export function createInbox(port: MessagePort): Inbox {
  const listeners: ((message: unknown) => void)[] = []
  const early: unknown[] = []
  const deliver = (message: unknown) => {
    for (const hear of listeners) hear(message)
  }
  const deliverEarly = () => {
    for (const message of early.splice(0)) deliver(message)
  }
  port.on('message', (message: unknown) => {
    deliverEarly()
    deliver(message)
  })
  return {
    postMessage: (message, transfer) => port.postMessage(message, [...transfer]),
    on: (_, hear) => listeners.push(hear),
    arrivals: () => {
      for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) {
        if (early.length === 0) setImmediate(deliverEarly)
        early.push(next.message)
      }
      return early.flatMap((message) => {
        const client = clientOfMessage(message)
        return client === undefined ? [] : [client]
      })
    },
  }
}
