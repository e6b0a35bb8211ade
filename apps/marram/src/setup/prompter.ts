import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { OperatorError } from '@marram/database/operator-error'

export type Question = { readonly label: string; readonly fallback?: string | undefined; readonly isSecret?: boolean }

export type Prompter = {
  say(text: string): void
  /** The answer, or the fallback for an empty line. */
  ask(question: Question): Promise<string>
  close(): void
}

type Streams = { readonly input: NodeJS.ReadableStream; readonly output: NodeJS.WritableStream }

/** Asks at a terminal. Secrets are not shown while they are typed, and never repeated. */
export function openPrompter({ input, output }: Streams = { input: process.stdin, output: process.stdout }): Prompter {
  let isHidden = false
  const shown = new Writable({
    write(chunk, _encoding, done) {
      if (!isHidden) output.write(chunk)
      done()
    },
  })
  const reader = createInterface({ input, output: shown, terminal: true, historySize: 0 })
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  reader.on('SIGINT', stop)
  reader.on('close', stop)
  return {
    say: (text) => void output.write(`${text}\n`),
    async ask({ label, fallback = '', isSecret = false }) {
      const present = fallback === '' ? '' : ` [${isSecret ? 'keep the present one' : fallback}]`
      const prompt = `${label}${present}: `
      try {
        const answering = reader.question(prompt, { signal: stopping.signal })
        isHidden = isSecret
        const answer = (await answering).trim()
        if (isSecret) output.write('\n')
        return answer === '' ? fallback : answer
      } catch (error) {
        if (stopping.signal.aborted) throw new OperatorError('\nStopped. Nothing was changed.')
        throw error
      } finally {
        isHidden = false
      }
    },
    close: () => reader.close(),
  }
}
