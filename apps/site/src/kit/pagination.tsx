import { Icon } from '@marram/ui/icon'
import type { MouseEvent } from 'react'
import { usePageContext } from './scope/page-context.ts'

type PaginationProps = {
  readonly page: number
  readonly pages: number
  readonly hrefOf: (page: number) => string
  /** Handles the click where the page changes without a navigation. */
  readonly onTurn?: (event: MouseEvent, page: number) => void
}

export function Pagination({ page, pages, hrefOf, onTurn }: PaginationProps) {
  const { messages } = usePageContext()
  if (pages < 2) return null
  const turn = (to: number) => (onTurn ? { onClick: (event: MouseEvent) => onTurn(event, to) } : {})
  return (
    <nav className="pager" aria-label={messages.ui.pages}>
      {page > 1 ? (
        <a
          className="icon-button icon-button--edge"
          href={hrefOf(page - 1)}
          rel="prev"
          aria-label={messages.ui.previous}
          {...turn(page - 1)}
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
            {...turn(entry.page)}
            {...(entry.page === page && { 'aria-current': 'page' as const })}
          >
            {entry.page}
          </a>
        ),
      )}
      {page < pages ? (
        <a
          className="icon-button icon-button--edge"
          href={hrefOf(page + 1)}
          rel="next"
          aria-label={messages.ui.next}
          {...turn(page + 1)}
        >
          <Icon name="chevron-right" />
        </a>
      ) : null}
    </nav>
  )
}

type ShownPage = { readonly kind: 'page'; readonly page: number } | { readonly kind: 'gap'; readonly after: number }

/** The first page, the last, and the neighbours of the current one; skipped pages collapse into one gap. */
export function shownPages(page: number, pages: number): ShownPage[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const numbers = [...new Set(wanted)].sort((a, b) => a - b)
  return numbers.flatMap((number, index): ShownPage[] => {
    const before = numbers[index - 1] ?? 0
    const shown: ShownPage = { kind: 'page', page: number }
    if (number - before === 2) return [{ kind: 'page', page: number - 1 }, shown]
    return number - before > 2 ? [{ kind: 'gap', after: before }, shown] : [shown]
  })
}
