import { brokerQueries } from '../broker/documents.ts'
import { brokerSchema } from '../broker/schema.ts'
import { generateBrokerReplies } from './broker-replies.ts'
import { generateContentViews } from './content-checks.ts'

/** Everything that is generated, by its path below src. */
export function generateFiles(): Readonly<Record<string, string>> {
  const texts = Object.values(brokerQueries).map(({ text }) => text)
  return {
    'broker/replies.generated.ts': generateBrokerReplies(brokerSchema, texts),
    'content/views.generated.ts': generateContentViews(),
  }
}
