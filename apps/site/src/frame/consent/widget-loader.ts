export const widgetPollMs = 200
export const widgetTries = 100

/** A third-party script and how to see that it is ready to be used. */
export type Widget<T> = {
  readonly name: string
  readonly src: string
  /** What the script leaves behind, or undefined while it has not. */
  readonly find: () => T | undefined
}

export type WidgetLoader = {
  /** Rejects when the script fails to load, or has not appeared after some twenty seconds. */
  load<T>(widget: Widget<T>): Promise<T>
}

/** Everyone who asks for the same widget waits for the same script. One that failed may be asked for again. */
export function createWidgetLoader(
  insertScript: (src: string, onError: () => void) => void = insertElement,
): WidgetLoader {
  const pending = new Map<string, Promise<unknown>>()
  return {
    load<T>(widget: Widget<T>): Promise<T> {
      const ready = widget.find()
      if (ready !== undefined) return Promise.resolve(ready)
      const waiting = pending.get(widget.name)
      // The name is the widget's identity: whoever asks by the same name gets what its `find` finds.
      if (waiting) return waiting.then(() => found(widget))
      const work = new Promise<T>((resolve, reject) => {
        const stop = poll(widget, resolve, reject)
        insertScript(widget.src, () => {
          stop()
          reject(new Error(`The script of ${widget.name} could not be loaded.`))
        })
      })
      pending.set(widget.name, work)
      const forget = (): boolean => pending.delete(widget.name)
      work.then(forget, forget)
      return work
    },
  }
}

function found<T>({ name, find }: Widget<T>): T {
  const value = find()
  if (value === undefined) throw new Error(`${name} is not ready.`)
  return value
}

function poll<T>({ name, find }: Widget<T>, resolve: (value: T) => void, reject: (error: Error) => void): () => void {
  let tries = 0
  const timer = setInterval(() => {
    const value = find()
    tries += 1
    if (value === undefined && tries <= widgetTries) return
    clearInterval(timer)
    if (value === undefined) reject(new Error(`${name} did not appear after ${widgetTries} tries.`))
    else resolve(value)
  }, widgetPollMs)
  return () => clearInterval(timer)
}

function insertElement(src: string, onError: () => void): void {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  script.onerror = onError
  document.head.append(script)
}
