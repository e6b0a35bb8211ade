/** A comment with the replies that others wrote below it. */
export type Thread = readonly [author: string, words: string, ...replies: Thread[]]

/** About one post, in the language of each reader. The first stands for the oldest comment. */
export type Discussion = {
  /** Id of the entry. */
  readonly post: string
  readonly da: readonly Thread[]
  readonly de: readonly Thread[]
  readonly en: readonly Thread[]
}
