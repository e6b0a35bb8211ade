import { leadsToFullLoad } from '../../kit/lost-scripts.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { ServedPageOr } from '../../kit/served-page.tsx'
import { PageFrame } from '../page-frame.tsx'
import { ErrorView } from './error-view.tsx'

/** The page for every error but a 404. */
export function ErrorPage({ error }: { error?: unknown }) {
  const { messages } = usePageContext()
  // The page is being loaded from the server.
  if (leadsToFullLoad(error)) return <PageFrame>{null}</PageFrame>
  return (
    <ServedPageOr>
      <ErrorView title={messages.error.otherTitle} error={error}>
        <p>{messages.error.otherText}</p>
      </ErrorView>
    </ServedPageOr>
  )
}
