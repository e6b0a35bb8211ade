import { Icon } from '@marram/ui/icon'
import { usePageContext } from '../scope/page-context.ts'
import { shownPages } from './shown-pages.ts'

export type PaginationProps = {
  readonly page: number
  readonly pages: number
  readonly hrefOf: (page: number) => string
}

export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  const { messages } = usePageContext()
  if (pages < 2) return null
  return (
    <nav className="pager" aria-label={messages.ui.pages}>
      {page > 1 ? (
        <a
          className="icon-button icon-button--edge"
          href={hrefOf(page - 1)}
          rel="prev"
          aria-label={messages.ui.previous}
        >
          <Icon name="chevron-left" />
        </a>
      ) : null}
      {shownPages(page, pages).map((entry) =>
        entry.kind === 'gap' ? (
          <span key={`gap-${entry.after}`}>…</span>
        ) : (
          <a
            key={entry.page}
            className="pager__page"
            href={hrefOf(entry.page)}
            {...(entry.page === page && { 'aria-current': 'page' as const })}
          >
            {entry.page}
          </a>
        ),
      )}
      {page < pages ? (
        <a className="icon-button icon-button--edge" href={hrefOf(page + 1)} rel="next" aria-label={messages.ui.next}>
          <Icon name="chevron-right" />
        </a>
      ) : null}
    </nav>
  )
}
