/** A failure that the operator can fix: shown as one sentence, without a stack. */
export class Problem extends Error {
  /**
   * @param {string} sentence the failure and its remedy
   * @param {string[]} [details] output of the failed tool, printed before the sentence
   */
  constructor(sentence, details = []) {
    super(sentence)
    this.name = 'Problem'
    this.details = details
  }
}

/** The operator stopped the command; work in progress unwinds through its `finally` blocks. */
export class Interrupted extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`Stopped by ${signal}`)
    this.name = 'Interrupted'
    this.signal = signal
  }
}

/**
 * Turns a failed file operation into a sentence; anything else is a bug and stays unchanged.
 * @param {unknown} error
 * @param {string} folder
 * @returns {unknown}
 */
export function explainFileError(error, folder) {
  if (!(error instanceof Error) || !('code' in error)) return error
  const path = 'path' in error && typeof error.path === 'string' ? error.path : folder
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') return noSpace(folder)
  if (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS') return notWritable(path)
  return error
}

/** @param {string} folder */
export function noSpace(folder) {
  return new Problem(
    `The disk is full: a first start needs about 2 GB in ${folder} and 300 MB in npm's cache; free some space and run the command again.`,
  )
}

/** @param {string} path */
export function notWritable(path) {
  return new Problem(
    `No permission to write ${path}: run the command as the user who owns the folder, or give your user write access to it.`,
  )
}
