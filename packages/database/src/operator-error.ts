/** A problem that the operator can solve. The message is the full explanation: print it without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** Receives one line for the operator, for a terminal or a structured log. */
export type Log = (message: string) => void
