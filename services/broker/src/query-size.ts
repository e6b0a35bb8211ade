import type { Plugin } from 'graphql-yoga'

/** Our largest query has a tenth of this. */
const maxTokens = 1000

/** The parser calls itself for every level: thousands of them overflowed the stack, and the caller saw a 500. */
export const limitQuerySize: Plugin = {
  onParse({ parseFn, setParseFn }) {
    setParseFn((source, options) => parseFn(source, { ...options, maxTokens }))
  },
}
