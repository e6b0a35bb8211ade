import type { EventHub } from './event-hub.ts'

/** Keeps proxies from closing an idle connection. */
const heartbeatMs = 25_000
/** Makes the page reconnect regularly, which checks its token again. */
const lastsMs = 5 * 60_000

type StreamOptions = { readonly hub: EventHub; readonly userId: number; readonly stopping: AbortSignal }

/** Server-sent events: `crud` for each change of the list, `ready` at first and after a gap. */
export function streamEvents({ hub, userId, stopping }: StreamOptions): Response {
  let end = (): void => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder()
      const send = (text: string): void => controller.enqueue(encoder.encode(text))
      const leave = hub.follow(userId, (event) => send(event === null ? ready : crud(JSON.stringify(event))))
      const heartbeat = setInterval(() => send(': still here\n\n'), heartbeatMs)
      const limit = setTimeout(() => close(), lastsMs)
      end = () => {
        leave()
        clearInterval(heartbeat)
        clearTimeout(limit)
        stopping.removeEventListener('abort', close)
      }
      function close(): void {
        end()
        controller.close()
      }
      stopping.addEventListener('abort', close, { once: true })
      send(ready)
      if (stopping.aborted) close()
    },
    cancel: () => end(),
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  })
}

const ready = 'event: ready\ndata: {}\n\n'
const crud = (data: string): string => `event: crud\ndata: ${data}\n\n`
