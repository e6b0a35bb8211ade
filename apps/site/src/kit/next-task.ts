/** Resolves in a new task, so that the browser can respond to input in between. A timer would wait at least 4 ms. */
export function nextTask(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    resolve()
  }
  port2.postMessage(null)
  return promise
}
