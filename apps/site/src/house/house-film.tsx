import { ContentFrame } from '../kit/content/blocks/content-frame.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { findFilm } from './film-source.ts'
import { HouseContent } from './house-content.tsx'

/** A film from a host on the list, fetched only once the guest asks for it. */
export function HouseFilm({ html, untitled }: { html: string; untitled: string }) {
  const film = findFilm(html, usePageContext().scope.frameHosts)
  if (film === null) return null
  return (
    <HouseContent>
      <ContentFrame src={film.src} page={film.src} title={film.title || untitled} />
    </HouseContent>
  )
}
