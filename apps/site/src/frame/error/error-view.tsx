import { Button } from '@marram/ui/button'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { DeferredPart } from '../../kit/deferred-part.tsx'
import { lazyPart } from '../../kit/lazy-part.ts'
import { PageStyles } from '../../kit/page-styles.tsx'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { SearchForm } from '../header/search-form.tsx'
import { useFavoritesPath } from '../header/use-favorites-path.ts'
import heroStyles from '../hero.css?url'
import { PageFrame } from '../page-frame.tsx'
import errorStyles from './error.css?url'
import { LostPicture } from './lost-picture.tsx'

const LazyPicture = lazyPart(async () => (await import('./lost-picture.tsx')).LostPicture)
const LazySearch = lazyPart(async () => (await import('../header/search-form.tsx')).SearchForm)

/**
 * Every page has the error page in its first script, so that it can render if no other script loads. Its picture and
 * search need the network anyway.
 */
const partsHere = createIsomorphicFn()
  .server(() => ({ Picture: LostPicture, Search: SearchForm }))
  .client(() => ({ Picture: LazyPicture, Search: LazySearch }))

type ErrorViewProps = {
  readonly title: string
  readonly children: ReactNode
  readonly path?: string
  /** The thrown value, for the debug block. */
  readonly error?: unknown
}

/** The layout of error pages: the message, a search form, and links to the front page and the favourites. */
export function ErrorView({ title, children, path, error }: ErrorViewProps) {
  const { messages, scope } = usePageContext()
  const favorites = useFavoritesPath()
  const { Picture, Search } = partsHere()
  return (
    <PageFrame>
      <PageStyles href={heroStyles} />
      <PageStyles href={errorStyles} />
      <section className="hero hero--lost" aria-labelledby="error-title">
        <div className="hero__picture">
          <DeferredPart>
            <Picture />
          </DeferredPart>
        </div>
        <div className="wrap hero__content">
          <div className="hero__text">
            {path === undefined ? null : <p className="hero__kicker">{messages.error.path(path)}</p>}
            <h1 id="error-title">{title}</h1>
            {children}
            <DeferredPart>
              <Search label={messages.error.search} />
            </DeferredPart>
            <p className="row">
              <Button colour="Primary" href="/">
                {messages.error.home}
              </Button>
              <Button colour="White" icon="heart" href={favorites}>
                {messages.favorites.title}
              </Button>
            </p>
          </div>
        </div>
      </section>
      {scope.errorDetails && error !== undefined ? <DebugBlock error={error} /> : null}
    </PageFrame>
  )
}

/** Message and stack for developers, in English. Disabled unless ERROR_DETAILS is set. */
function DebugBlock({ error }: { error: unknown }) {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
  return (
    <section className="wrap section" aria-label="Debug">
      <p>
        <code>{message}</code>
      </p>
      {stack === undefined ? null : <pre className="error-stack">{stack}</pre>}
    </section>
  )
}
