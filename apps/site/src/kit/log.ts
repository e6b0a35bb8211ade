/** The only place that writes to the console: the browser's in a page, the server's log during a render. */
export function logWarning(message: string, error?: unknown): void {
  console.warn(message, error ?? '')
}
