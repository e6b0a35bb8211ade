import { useLocation } from '@tanstack/react-router'
import { ContentScope } from '../../content/content-scope.tsx'
import { RichText } from '../../content/rich-text.tsx'
import { usePageContext } from '../../scope/page-context.ts'
import { titleFor, useErrorTexts } from './error-texts.tsx'
import { ErrorView } from './error-view.tsx'

/** The 404 page as editors wrote it. A part of its own: pages without an error need not load what draws rich text. */
export function EditorialNotFoundPage() {
  const { messages } = usePageContext()
  const path = useLocation({ select: (location) => location.pathname })
  const setting = useErrorTexts()
  return (
    <ErrorView title={titleFor(setting, 404) ?? messages.error.notFoundTitle} path={path}>
      <EditorsText fallback={messages.error.notFoundText} />
    </ErrorView>
  )
}

export function EditorialErrorPage() {
  const { messages } = usePageContext()
  const setting = useErrorTexts()
  return (
    <ErrorView title={titleFor(setting, 500) ?? messages.error.otherTitle}>
      <EditorsText fallback={messages.error.otherText} />
    </ErrorView>
  )
}

function EditorsText({ fallback }: { fallback: string }) {
  const setting = useErrorTexts()
  if (!setting?.content) return <p>{fallback}</p>
  return (
    <ContentScope>
      <RichText value={setting.content} idPrefix="error-" />
    </ContentScope>
  )
}
