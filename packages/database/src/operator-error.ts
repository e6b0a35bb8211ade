/** A problem that the person who runs Marram can solve. The message is the whole explanation: print it without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** One line for the operator, wherever it goes: a terminal, a structured log, nowhere. */
export type Log = (message: string) => void
