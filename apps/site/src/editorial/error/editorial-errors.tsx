import type { Setting } from '@marram/contract/content/shapes'
import { useQuery } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, Suspense } from 'react'
import { ErrorView } from '../../frame/error/error-view.tsx'
import { errorTextsQuery } from '../../kit/entry/error-texts.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { useShownPath } from '../../kit/scope/use-shown-path.ts'
import { ServedPageOr } from '../../kit/served-page.tsx'
import { EditorsText } from './editors-text.tsx'

const LazyText = lazy(async () => {
  try {
    return { default: (await import('./editors-text.tsx')).EditorsText }
  } catch {
    return { default: OwnText }
  }
})

/** Every route names these pages: a browser loads rich text only with an error. */
const editorsTextHere = createIsomorphicFn()
  .server(() => EditorsText)
  .client(() => LazyText)

/** The 404 page with the editors' text. */
export function EditorialNotFoundPage() {
  const { messages } = usePageContext()
  const path = useShownPath()
  const setting = useErrorTexts()
  return (
    <ErrorView title={titleFor(setting, 404) ?? messages.error.notFoundTitle} path={path}>
      <ErrorText fallback={messages.error.notFoundText} />
    </ErrorView>
  )
}

export function EditorialErrorPage({ error }: { error?: unknown }) {
  const { messages } = usePageContext()
  const setting = useErrorTexts()
  return (
    <ServedPageOr>
      <ErrorView title={titleFor(setting, 500) ?? messages.error.otherTitle} error={error}>
        <ErrorText fallback={messages.error.otherText} />
      </ErrorView>
    </ServedPageOr>
  )
}

function ErrorText({ fallback }: { fallback: string }) {
  const text = useErrorTexts()?.content
  const Text = editorsTextHere()
  if (!text) return <OwnText fallback={fallback} />
  return (
    <Suspense fallback={<OwnText fallback={fallback} />}>
      <Text text={text} fallback={fallback} />
    </Suspense>
  )
}

/** Used if the editors' text is missing or fails to render. */
function OwnText({ fallback }: { fallback: string }) {
  return <p>{fallback}</p>
}

/**
 * The editors' texts for the error page; undefined if the content service is down, in which case our own texts are
 * used.
 */
function useErrorTexts(): Setting | null | undefined {
  const { scope } = usePageContext()
  return useQuery({ ...errorTextsQuery(scope), enabled: false }).data
}

/** The title for a status: `404Title` for a missing page, `otherTitle` for anything else. */
function titleFor(setting: Setting | null | undefined, status: number): string | null {
  const title = setting?.setting?.[status === 404 ? '404Title' : 'otherTitle']
  return typeof title === 'string' && title !== '' ? title : null
}
