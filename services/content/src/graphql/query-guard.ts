import { contentOperations } from '@marram/contract/content/documents'
import { createOperationRegistry } from '@marram/contract/graphql-registry'
import { submittableFormQuery } from '@marram/contract/workers/form-source'
import { parse } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { complexityOf } from './complexity.ts'
import { isDeeperThan, nestingOf } from './nesting.ts'
import { badInput, unknownOperation } from './refusal.ts'

/** As Contentful has it; our deepest documents stay far below the others. */
const maxComplexity = 11_000
const maxNesting = 40
const maxTokens = 3000
const maxVariableDepth = 12

const registered = new Set(contentOperations.map(({ text }) => text))

/** What the site asks, and the workers about a form. */
const ofTheSite = createOperationRegistry([...contentOperations, submittableFormQuery])

/**
 * What a stranger may ask. The site's own documents are known and go past the limits of size: they ask for long lists
 * inside long lists of which an agency fills a few.
 */
export function queryGuard({ openQueries }: { openQueries: boolean }): Plugin {
  const ours = new WeakSet<object>()
  return {
    onParams({ params }) {
      if (!openQueries && !ofTheSite.find(params)) throw unknownOperation()
      if (isDeeperThan(params.variables, maxVariableDepth)) throw badInput('The variables are nested too deeply.')
    },
    onParse({ setParseFn, params }) {
      const source = typeof params.source === 'string' ? params.source : String(params.source.body)
      if (registered.has(source)) return ({ result }) => void (typeof result === 'object' && ours.add(result))
      return setParseFn((written, options) => {
        if (nestingOf(source) > maxNesting) throw badInput(`The query is nested deeper than ${maxNesting} levels.`)
        return parse(written, { ...options, maxTokens })
      })
    },
    onExecute({ args, setResultAndStopExecution }) {
      if (ours.has(args.document)) return
      const complexity = complexityOf(args.document, args.variableValues ?? {}, maxComplexity)
      if (complexity <= maxComplexity) return
      const message = `The query could answer more than ${maxComplexity} entries: ask for shorter lists.`
      setResultAndStopExecution({ errors: [badInput(message)] })
    },
  }
}
