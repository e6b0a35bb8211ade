import { Button } from '@marram/ui/button'
import { pictureUrl, widthSet } from '@marram/ui/picture/picture-url.ts'
import type { ReactNode } from 'react'
import { PageStyles } from '../../kit/page-styles.tsx'
import { sceneUrl } from '../../kit/pictures.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { useFavoritesPath } from '../header/favorites-link.tsx'
import { SearchForm } from '../header/search-form.tsx'
import heroStyles from '../hero.css?url'
import { PageFrame } from '../page-frame.tsx'
import errorStyles from './error.css?url'

const picture = sceneUrl('beach', 'b2', 'day')
const pictureSize = { width: 1600, height: 1000 }

type ErrorViewProps = {
  readonly title: string
  readonly children: ReactNode
  readonly path?: string
  /** What was thrown, for the debug block. */
  readonly error?: unknown
}

/** The layout of error pages: what happened, a search form, and links to the front page and the favourites. */
export function ErrorView({ title, children, path, error }: ErrorViewProps) {
  const { messages, scope } = usePageContext()
  const favorites = useFavoritesPath()
  return (
    <PageFrame>
      <PageStyles href={heroStyles} />
      <PageStyles href={errorStyles} />
      <section className="hero hero--lost" aria-labelledby="error-title">
        <div className="hero__picture">
          {/* Every page carries the error page in its first script, so that it can be drawn when no other script comes. */}
          <img
            src={pictureUrl(picture, { ...pictureSize, format: 'webp' })}
            srcSet={widthSet(picture, { ...pictureSize, format: 'webp' }, [640, 1280, 1920])}
            sizes="100vw"
            alt=""
            {...pictureSize}
            fetchPriority="high"
          />
        </div>
        <div className="wrap hero__content">
          <div className="hero__text">
            {path === undefined ? null : <p className="hero__kicker">{messages.error.path(path)}</p>}
            <h1 id="error-title">{title}</h1>
            {children}
            <SearchForm label={messages.error.search} />
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

/** Message and stack for developers, in the language of the code. Switched off unless ERROR_DETAILS is set. */
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
