import { usePageContext } from '../../scope/page-context.ts'
import { ErrorView } from './error-view.tsx'

export function ErrorPage() {
  const { messages } = usePageContext()
  return <ErrorView status={500} title={messages.error.otherTitle} text={messages.error.otherText} />
}
