import { useLocation } from '@tanstack/react-router'
import { usePageContext } from '../../scope/page-context.ts'
import { ErrorView } from './error-view.tsx'

export function NotFoundPage() {
  const { messages } = usePageContext()
  const path = useLocation({ select: (location) => location.pathname })
  return <ErrorView status={404} title={messages.error.notFoundTitle} text={messages.error.notFoundText} path={path} />
}
