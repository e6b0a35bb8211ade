/** A comment with the replies that others wrote below it. */
export type Thread = readonly [author: string, words: string, ...replies: Thread[]]

/** The comments on one post, in the language of each author. The first one is the oldest. */
export type Discussion = {
  /** Id of the content entry. */
  readonly post: string
  readonly da: readonly Thread[]
  readonly de: readonly Thread[]
  readonly en: readonly Thread[]
}
