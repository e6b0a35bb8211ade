import { formatFor } from '@marram/i18n/format'
import type { FrontMessages } from '@marram/i18n/messages/front/en'
import { Chip } from '@marram/ui/chip'
import type { IconName } from '@marram/ui/icon/icon-names.ts'
import { useSearchPage } from '../frame/header/use-search-page.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { useLoaded } from '../kit/use-loaded.ts'
import { type QuickId, type QuickSearch, quickLimits } from './front-figures.ts'
import { frontFiguresQuery } from './front-queries.ts'

const icons: Readonly<Record<QuickId, IconName>> = {
  dog: 'paw-print',
  beach: 'waves',
  sauna: 'sauna',
  pool: 'waves-ladder',
  short: 'moon',
  internet: 'wifi',
  charger: 'ev-charger',
}

/** Popular searches, each with its number of houses. */
export function QuickSearches() {
  const figures = useLoaded(frontFiguresQuery(usePageContext().scope))
  const quick = figures?.quick ?? none
  const path = useSearchPage()
  if (quick.length === 0) return null
  return (
    <nav className="wrap quick" aria-labelledby="quick">
      <Chips quick={quick} path={path} />
    </nav>
  )
}

const none: readonly never[] = []

type ChipsProps = { readonly quick: readonly QuickSearch[]; readonly path: string }

function Chips({ quick, path }: ChipsProps) {
  const { scope } = usePageContext()
  const texts = usePageMessages('front').quick
  const format = formatFor(scope.edition)
  return (
    <>
      <p className="small muted" id="quick">
        {texts.title}
      </p>
      <ul className="chips">
        {quick.map(({ id, query, count }) => (
          <li key={id}>
            <Chip href={`${path}?${query}`} icon={icons[id]} count={format.number(count)}>
              {labelOf(id, texts, format)}
            </Chip>
          </li>
        ))}
      </ul>
    </>
  )
}

function labelOf(id: QuickId, texts: FrontMessages['quick'], format: ReturnType<typeof formatFor>): string {
  switch (id) {
    case 'beach':
      return texts.beach(format.distance(quickLimits.beachM))
    case 'short':
      return texts.short(quickLimits.nights.join('–'))
    case 'internet':
      return texts.internet(format.number(quickLimits.internetMbit))
    default:
      return texts[id]
  }
}
