import { GraphQLError, type ValidationRule } from 'graphql'
import type { Plugin } from 'graphql-yoga'

/** Our largest query has a tenth of this. */
const maxTokens = 1000
/** Ours ask for one thing each. Every one of these may load a hundred houses. */
const maxQuestions = 8

/** Counts where they are written: a fragment that is spread twice still answers once. */
const fewQuestions: ValidationRule = (context) => {
  let questions = 0
  return {
    Field() {
      if (context.getParentType() === context.getSchema().getQueryType()) questions += 1
    },
    Document: {
      leave() {
        if (questions > maxQuestions)
          context.reportError(new GraphQLError(`At most ${maxQuestions} questions at once.`))
      },
    },
  }
}

/** The parser calls itself for every level: thousands of them overflowed the stack, and the caller saw a 500. */
export const limitQuerySize: Plugin = {
  onParse({ parseFn, setParseFn }) {
    setParseFn((source, options) => parseFn(source, { ...options, maxTokens }))
  },
  onValidate({ addValidationRule }) {
    addValidationRule(fewQuestions)
  },
}
