/** Keeps proxies from closing an idle connection. */
const heartbeatMs = 25_000
/** Makes the page reconnect regularly, which checks its token again. */
const lastsMs = 5 * 60_000

export type SendEvent = (name: string, data: string) => void

export type EventStream = {
  /** Called once the stream is open; returns how to stop. */
  readonly follow: (send: SendEvent) => () => void
  /** Ends the stream, so that the server can stop. */
  readonly stopping: AbortSignal
}

/** Server-sent events. */
export function streamEvents({ follow, stopping }: EventStream): Response {
  let end = (): void => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder()
      const write = (text: string): void => controller.enqueue(encoder.encode(text))
      const leave = follow((name, data) => write(`event: ${name}\ndata: ${data}\n\n`))
      const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs)
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
